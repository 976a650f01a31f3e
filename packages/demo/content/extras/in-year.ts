const GAP = /\{year(?: ([+-]) (\d+))?\}/g;

/** Fills the placeholders `{year}`, `{year + 1}` and `{year - 1}` of a text. */
export const inYear = (text: string, year: number): string =>
	text.replace(GAP, (_, sign: string | undefined, years = '0') => String(year + (sign === '-' ? -1 : 1) * Number(years)));
