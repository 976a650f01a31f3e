import { clean, cutText } from '../feed-row.ts';

interface AttributeValue {
	text: string;
	number?: number;
}

const MAX = 500;
/** Lists in lists beyond this say nothing that anybody reads. */
const DEEPEST = 10;

/** Words of the feed that a shopper reads in Croatian. */
const WORDS = new Map(
	Object.entries({
		none: 'Nema',
		full: 'Potpuna',
		'semi-modular': 'Djelomična',
		'non-modular': 'Bez modularnosti',
		wired: 'Žično',
		bluetooth: 'Bluetooth',
		'tempered glass': 'Kaljeno staklo',
		solid: 'Puna',
		mesh: 'Mrežasta',
		acrylic: 'Akril',
		black: 'Crna',
		white: 'Bijela',
		grey: 'Siva',
		silver: 'Srebrna',
		red: 'Crvena',
		blue: 'Plava',
		green: 'Zelena',
		yellow: 'Žuta',
		pink: 'Ružičasta',
		purple: 'Ljubičasta',
		orange: 'Narančasta',
		brown: 'Smeđa',
		gold: 'Zlatna',
	}),
);

/** Text of whatever stands in the feed; null for nothing said. A number of 0 is how the feed writes `unknown`. */
export function toAttributeValue(value: unknown): AttributeValue | null {
	switch (typeof value) {
		case 'boolean':
			return { text: value ? 'Da' : 'Ne' };
		case 'number':
			return Number.isFinite(value) && value !== 0 ? { text: toNumberText(value), number: value } : null;
		case 'string':
			return toText(value);
		default:
			return toText(flatten(value));
	}
}

function toText(value: string): AttributeValue | null {
	const text = cutText(clean(value), MAX);
	return text === '' || text.toLowerCase() === 'unknown' ? null : { text: translate(text) };
}

const translate = (text: string): string => WORDS.get(text.toLowerCase()) ?? text;

const toNumberText = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');

/** Lists become one line; an object its values, without its database key. */
function flatten(value: unknown, depth = 0): string {
	if (depth > DEEPEST) return '';
	const inner = (part: unknown) => flatten(part, depth + 1);
	if (Array.isArray(value)) return countEqual(value.map(inner).filter(Boolean));
	if (typeof value === 'object' && value !== null) {
		return Object.entries(value)
			.filter(([key, part]) => key !== '_id' && part !== null && part !== '')
			.map(([key, part]) => (key === 'quantity' ? `${inner(part)} ×` : inner(part)))
			.sort((a, b) => Number(b.endsWith('×')) - Number(a.endsWith('×')))
			.join(' ');
	}
	return value === null || value === undefined ? '' : translate(clean(String(value)));
}

/** `M.2 4.0` three times over is `3 × M.2 4.0`. */
function countEqual(parts: string[]): string {
	const counts = new Map<string, number>();
	for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
	return [...counts].map(([part, count]) => (count > 1 ? `${count} × ${part}` : part)).join(', ');
}
