/** What a staff command prints, and what its process ends with: 1 where it refused or found a fault. */
export type StaffAnswer = { text: string; exitCode: 0 | 1 };

export const done = (text: string): StaffAnswer => ({ text, exitCode: 0 });
export const refused = (text: string): StaffAnswer => ({ text, exitCode: 1 });
