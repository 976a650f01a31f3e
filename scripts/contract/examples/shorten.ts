const LONGEST_TEXT = 140;
/** The server's own origin, and secrets that it issues. */
const LOCAL = /https?(?::\/\/|%3A%2F%2F)(?:localhost|127\.0\.0\.1)(?:(?::|%3A)\d+)?/g;
const TOKEN = /^(eyJ[\w-]{6})[\w.-]{40,}$/;

/** Shortens a response for documentation: the first element of each list, the first names of a long map, the beginning of a long text. */
export function shorten(value: unknown, name = ''): unknown {
	if (typeof value === 'string') return shortenText(value);
	if (Array.isArray(value)) return shortenList(value, name);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value);
	const isMap = entries.length > 6 && entries.every(([key]) => /^_(get|post|put|delete)_hapi_|\./.test(key));
	return Object.fromEntries((isMap ? entries.slice(0, 4) : entries).map(([key, inner]) => [key, shorten(inner, key)]));
}

/** Numbers stay, because their count may matter. Routes differ in kind: the first of each content type stands for the others. */
function shortenList(list: readonly unknown[], name: string): unknown[] {
	if (list.every((each) => typeof each === 'number')) return list.slice(0, 5);
	const kept = name === 'data' ? firstOfEachKind(list).slice(0, 8) : list.slice(0, name === 'related' || name === 'lines' ? 1 : 2 - Number(list.some(isLarge)));
	return kept.map((each) => shorten(each));
}

const isLarge = (value: unknown): boolean => JSON.stringify(value).length > 200;

function firstOfEachKind(list: readonly unknown[]): readonly unknown[] {
	const kindOf = (each: unknown) => (typeof each === 'object' && each !== null && 'content_type' in each ? each.content_type : each);
	return [...Map.groupBy(list, kindOf).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

function shortenText(text: string): string {
	const plain = text.replaceAll(LOCAL, 'https://shop.example').replace(TOKEN, '$1…');
	return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT - 1)}…` : plain;
}
