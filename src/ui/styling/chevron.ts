/** The arrow of a native select, drawn in the grey that reads on both themes. */
export const CHEVRON_IMAGE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='%2373808C'%3E%3Cpath d='M8.1 9.3 12 13.2l3.9-3.9a1 1 0 0 1 1.4 1.4l-4.6 4.6a1 1 0 0 1-1.4 0l-4.6-4.6a1 1 0 0 1 1.4-1.4'/%3E%3C/svg%3E")`;

export const CHEVRON = `${CHEVRON_IMAGE} no-repeat right 7px center / 18px`;
