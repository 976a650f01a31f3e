const SCALE = 12;

/** A factor of a decimal number, exact to twelve places: a price times a rate, rounded half up to `places`. */
export function multiply(value: string, factor: string, places: number): string {
	const product = toScaled(value) * toScaled(factor);
	const unit = 10n ** BigInt(2 * SCALE - places);
	const rounded = (product + unit / 2n) / unit;
	const digits = rounded.toString().padStart(places + 1, '0');
	return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Not below zero. */
function toScaled(value: string): bigint {
	const [whole = '0', fraction = ''] = value.split('.');
	return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
}

/** `12.500` as `12.5`, `12.00` as `12`. */
export const withoutTrailingZeros = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
