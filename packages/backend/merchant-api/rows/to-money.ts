/** Formats cents as a decimal string in major units: `"129.90"`. */
export const toMoney = (cents: number): string =>
	`${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
