/** What a staff command prints, and what its process ends with: 1 where it refused or found a fault. */
export type StaffResult = { text: string; exitCode: 0 | 1 };

export const done = (text: string): StaffResult => ({ text, exitCode: 0 });
export const refused = (text: string): StaffResult => ({ text, exitCode: 1 });
