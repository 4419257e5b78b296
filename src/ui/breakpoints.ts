/** The widths at which layouts change (the design's "Density and width"). */
export const PHONE = "@media (max-width: 899.95px)";
export const NARROW = "@media (max-width: 1379.95px)";
