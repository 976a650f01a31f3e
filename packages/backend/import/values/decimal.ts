const SCALE = 12;

/** Multiplies two decimal numbers, exact to twelve decimals, and rounds half up to `places`. */
export function multiply(value: string, factor: string, places: number): string {
	const product = toScaled(value) * toScaled(factor);
	const unit = 10n ** BigInt(2 * SCALE - places);
	const rounded = (product + unit / 2n) / unit;
	const digits = rounded.toString().padStart(places + 1, '0');
	return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Only for numbers that are not negative. */
function toScaled(value: string): bigint {
	const [whole = '0', fraction = ''] = value.split('.');
	return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
}

/** `12.5` for `12.500`, `12` for `12.00`. */
export function withoutTrailingZeros(value: string): string {
	if (!value.includes('.')) return value;
	let end = value.length;
	while (value[end - 1] === '0') end--;
	const isWhole = value[end - 1] === '.' && end < value.length;
	return value.slice(0, isWhole ? end - 1 : end);
}
