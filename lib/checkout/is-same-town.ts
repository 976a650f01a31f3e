/** Whether two names may be of the same town, whatever their case and accents: one may be a part of the other, as in `Zagreb` and `Zagreb-Sesvete`. */
export function isSameTown(a: string, b: string): boolean {
	const [first, second] = [fold(a), fold(b)];
	return first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}

const fold = (text: string): string =>
	text
		.toLowerCase()
		.replaceAll('đ', 'd')
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
