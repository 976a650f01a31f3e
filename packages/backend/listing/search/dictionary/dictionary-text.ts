import type { Dictionary } from '../../../platform/text/dictionary.ts';

/** A dictionary as text that a merchant can edit, one field for each part. */
export interface DictionaryText {
	/** One group per line: `laptop, notebook, prijenosnik`. */
	readonly groups: string;
	/** One per line: `igrica > konzola, gamepad`. */
	readonly leads: string;
	/** Comma-separated words. */
	readonly fillers: string;
	/** One per line: `in > inča, col`. */
	readonly units: string;
}

const LONGEST_NAME = 60;

export const toDictionaryText = ({ groups, leads, fillers, units }: Dictionary): DictionaryText => ({
	groups: groups.map((group) => group.join(', ')).join('\n'),
	leads: toLines(leads),
	fillers: fillers.join(', '),
	units: toLines(units),
});

/** Parses a dictionary, or returns the first invalid line. */
export function parseDictionaryText(text: DictionaryText): { readonly dictionary: Dictionary } | { readonly wrong: string } {
	const groups = linesOf(text.groups).map((line) => ({ line, names: namesOf(line) }));
	const [leads, units] = [linesOf(text.leads), linesOf(text.units)].map((lines) => lines.map((line) => ({ line, pair: parseLine(line) })));
	const fillers = namesOf(text.fillers.replaceAll('\n', ','));
	const wrong = [
		...groups.filter(({ names }) => names.length < 2 || !names.every(isName)).map(({ line }) => line),
		...[...(leads ?? []), ...(units ?? [])].filter(({ pair }) => pair === null).map(({ line }) => line),
		...fillers.filter((name) => !isName(name) || name.includes(' ')),
	];
	if (wrong[0] !== undefined) return { wrong: wrong[0] };
	const toRecord = (lines: typeof leads) => Object.fromEntries((lines ?? []).flatMap(({ pair }) => (pair ? [pair] : [])));
	return { dictionary: { groups: groups.map(({ names }) => names), leads: toRecord(leads), fillers, units: toRecord(units) } };
}

const toLines = (named: Readonly<Record<string, readonly string[]>>): string =>
	Object.entries(named)
		.map(([name, names]) => `${name} > ${names.join(', ')}`)
		.join('\n');

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

const namesOf = (line: string): string[] => [
	...new Set(
		line
			.split(',')
			.map((name) => name.trim())
			.filter((name) => name !== ''),
	),
];

function parseLine(line: string): [string, string[]] | null {
	const [name = '', others = '', ...more] = line.split('>').map((part) => part.trim());
	const names = namesOf(others);
	return more.length === 0 && isName(name) && names.length > 0 && names.every(isName) ? [name, names] : null;
}

const isName = (name: string): boolean => name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name) && !/[<>\n]/.test(name);
