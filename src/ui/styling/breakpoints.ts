/** The widths at which layouts change. */
export const PHONE = "@media (max-width: 899.95px)";
/** Too narrow for tables of many columns: cards, two beside each other. */
export const CARDS = "@media (max-width: 1119.95px)";
/** Wide enough for them. */
export const TABLES = "@media (min-width: 1120px)";
export const NARROW = "@media (max-width: 1379.95px)";
export const NOT_WIDE = "@media (max-width: 1599.95px)";
/** Room for columns that are a convenience. */
export const WIDE = "@media (min-width: 1600px)";
