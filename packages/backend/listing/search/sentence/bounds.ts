import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { lengthBefore, toPhrase } from './phrases.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { Token } from './tokens.ts';

/** A limit that words set for the number behind them: `barem 16 GB`, `manji od 10 inča`. */
export interface Bound {
	readonly side: 'least' | 'most';
	/** The number itself is outside: `veći od`. */
	readonly isStrict: boolean;
	/** What is a capacity must reach the number: `do 150 kg`, not `ispod 150 kg`. */
	readonly isUpTo: boolean;
	/** The words of the limit, without the number. */
	readonly tokens: readonly Token[];
}

/** In names of models before a measure: `iphone 15 pro max 256 gb`. It is a limit of prices alone. */
const NAME = 'max';

/** The limit whose words end before the token at `place`; null without one. */
export function findBound(tokens: readonly Token[], place: number, { words, vocabulary }: { words: SentenceWords; vocabulary: Vocabulary }): Bound | null {
	const { toStem, grammar } = vocabulary;
	const kinds = [
		{ side: 'most' as const, isStrict: true, phrases: words.smaller ?? [] },
		{ side: 'least' as const, isStrict: true, phrases: words.larger ?? [] },
		{ side: 'most' as const, isStrict: false, phrases: words.below.filter((word) => word !== NAME) },
		{ side: 'least' as const, isStrict: false, phrases: words.above },
	];
	const [found] = kinds
		.map(({ phrases, ...kind }) => ({ ...kind, length: lengthBefore(tokens, place, phrases.map(toPhrase), kind.isStrict ? toStem : undefined) }))
		.toSorted((a, b) => b.length - a.length);
	if (found === undefined || found.length === 0) return null;
	// `od 16 GB` and `from 2 TB` tell what something is made of: a single preposition is no lower limit.
	const isWeak = found.length === 1 && found.side === 'least' && grammar.prepositions.includes(tokens[place - 1]?.word ?? '');
	const { side, isStrict, length } = found;
	const isUpTo = lengthBefore(tokens, place, (words.upTo ?? []).map(toPhrase)) === length;
	return isWeak ? null : { side, isStrict, isUpTo, tokens: tokens.slice(place - length, place) };
}

/** Units of one quantity, as multiples of the smallest. */
const UNITS: Readonly<Record<string, readonly [quantity: string, factor: number]>> = {
	...{ kb: ['data', 1], mb: ['data', 1e3], gb: ['data', 1e6], tb: ['data', 1e9] },
	...{ g: ['mass', 1], kg: ['mass', 1e3] },
	...{ mm: ['length', 1], cm: ['length', 10], m: ['length', 1e3] },
	...{ hz: ['frequency', 1], khz: ['frequency', 1e3], mhz: ['frequency', 1e6], ghz: ['frequency', 1e9] },
	...{ ms: ['time', 1], s: ['time', 1e3], min: ['time', 6e4], h: ['time', 36e5] },
	...{ w: ['power', 1], kw: ['power', 1e3] },
	...{ mah: ['charge', 1], ah: ['charge', 1e3] },
};

interface Measure {
	readonly number: number;
	/** Canonical; null if it is left out. */
	readonly unit: string | null;
}

/** The values within a limit, those next to it first. */
export function findWithin<T extends { readonly number: number | null; readonly unit: string | null }>(
	bound: Pick<Bound, 'side' | 'isStrict'>,
	limit: Measure,
	values: readonly T[],
): T[] {
	const sign = bound.side === 'least' ? 1 : -1;
	return values
		.flatMap((value) =>
			value.number !== null && isWithin(bound, limit, { number: value.number, unit: value.unit }) ? [{ value, size: toSize(value.number, value.unit) }] : [],
		)
		.toSorted((a, b) => (a.size - b.size) * sign)
		.map(({ value }) => value);
}

const toSize = (number: number, unit: string | null): number => number * (UNITS[unit ?? '']?.[1] ?? 1);

/** Whether a value is within a limit, also in another unit of the same quantity. Typed numbers without a unit have that of the value. */
function isWithin({ side, isStrict }: Pick<Bound, 'side' | 'isStrict'>, limit: Measure, value: Measure): boolean {
	const factor = limit.unit === null || limit.unit === value.unit ? 1 : toFactor(limit.unit, value.unit);
	if (factor === null) return false;
	const [low, high] = side === 'least' ? [limit.number * factor, value.number] : [value.number, limit.number * factor];
	return isStrict ? low < high : low <= high;
}

/** What a number in the unit `from` is multiplied by for the unit `to`; null if they measure different things. */
function toFactor(from: string, to: string | null): number | null {
	const [a, b] = [UNITS[from], UNITS[to ?? '']];
	return a === undefined || b === undefined || a[0] !== b[0] ? null : a[1] / b[1];
}
