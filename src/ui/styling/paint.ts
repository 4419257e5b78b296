/** Colours of the theme as they stand in the style sheet: for elements of which a page has hundreds, since a style that asks the theme is made anew for each. */
export const paint = (name: string): string => `var(--mui-palette-${name})`;
