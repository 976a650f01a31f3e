import { hashText } from '../random.ts';

const ROUND_NUMBERS = 90;
const SUFFIXES = ['', 'S', 'T', 'V', 'W', 'E', 'R', 'H', 'M', 'L', 'G', 'C'] as const;
/** Coprime to the round numbers. */
const STRIDE = 37;

/** `X240`, `X610S`: unique per manufacturer and stem, for any size of the catalog. */
export function modelName({ stem, manufacturer, index }: { stem: string; manufacturer: string; index: number }): string {
	const number = 100 + 10 * ((hashText(stem + manufacturer) + index * STRIDE) % ROUND_NUMBERS);
	const round = Math.floor(index / ROUND_NUMBERS);
	const suffix = SUFFIXES[round] ?? `${round + 1}`;
	return `${stem}${number}${suffix}`;
}
