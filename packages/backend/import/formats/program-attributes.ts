import { toNamedValues, valueAt } from '../mapping/nested-values.ts';
import type { RawFields } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { columnsLike, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

export interface Attribute {
	readonly name: string;
	readonly value: unknown;
	readonly group?: string;
}

/** Attributes of a row by the rules of its program. */
export const toAttributes = (fields: RawFields, program: ProgramFormat): Attribute[] => [
	...(program.attributes ?? []).filter((rule) => rule.as === undefined).flatMap((rule) => toRuled(fields, rule)),
	...toMeasures(fields, program),
];

/** Options by which the products of a family differ. */
export const toOptionsByRule = (fields: RawFields, { attributes = [] }: ProgramFormat): Attribute[] =>
	attributes.filter((rule) => rule.as === 'options').flatMap((rule) => toRuled(fields, rule));

/** Names and values in numbered columns: `Option1 Name`, `Option1 Value`. */
export function toNumbered(fields: RawFields, { numbered }: ProgramFormat): { name: string; value: string }[] {
	if (numbered === undefined) return [];
	return columnsLike(fields, numbered.name).flatMap((column) => {
		const place = /\d+/.exec(column)?.[0] ?? '';
		const [name, value] = [textOf(fields, column), withoutColorCode(textOf(fields, numbered.value.replace('1', place)))];
		return name === '' || value === '' ? [] : [{ name, value }];
	});
}

/** `#1a2b3c:Plava` is a colour and the code of its sample; one for each choice. */
const withoutColorCode = (text: string): string => text.replaceAll(/(^|;\s*)#[\da-f]{3,8}:(?=\s*[^\s;])/gi, '$1');

const toMeasures = (fields: RawFields, { measures }: ProgramFormat): Attribute[] =>
	Object.entries(measures?.columns ?? {}).flatMap(([column, name]) => {
		const number = Number(textOf(fields, column));
		return number > 0 ? [{ name, value: `${number} ${textOf(fields, measures?.unit ?? '')}`.trim() }] : [];
	});

type Rule = NonNullable<ProgramFormat['attributes']>[number];

function toRuled(fields: RawFields, rule: Rule): Attribute[] {
	if (rule.prefix !== undefined) return toPrefixed(fields, rule.prefix);
	const value = rule.column === undefined ? fields : valueAt(fields, rule.column);
	return rule.pattern === undefined ? toListed(value, rule) : toMatched(toText(value), rule.pattern);
}

const toPrefixed = (fields: RawFields, prefix: string): Attribute[] =>
	Object.keys(fields).flatMap((column) =>
		column.startsWith(prefix) && textOf(fields, column) !== '' ? [{ name: toName(column.slice(prefix.length)), value: textOf(fields, column) }] : [],
	);

/** Longer texts are no list of options, and could keep a regular expression busy. */
const LONGEST_LIST = 1000;

const toMatched = (text: string, pattern: string): Attribute[] =>
	[...text.slice(0, LONGEST_LIST).matchAll(new RegExp(pattern, 'g'))].flatMap(({ groups: { name = '', value = '' } = {} }) =>
		name.trim() === '' || value.trim() === '' ? [] : [{ name: name.trim(), value: value.trim() }],
	);

function toListed(value: unknown, { entry, pair, headed, names }: Rule): Attribute[] {
	if (names !== undefined) {
		return Object.entries(names).flatMap(([key, name]) => {
			const text = typeof value === 'object' && value !== null ? toText(valueAt({ ...value }, key)) : '';
			return text.trim() === '' ? [] : [{ name, value: text.trim() }];
		});
	}
	return [value].flat().flatMap((one) => {
		if (typeof one === 'object') return (toNamedValues([one]) ?? []).map(({ group, ...named }) => ({ ...named, ...(group !== undefined && { group }) }));
		if (entry === undefined || pair === undefined) return [];
		return headed ? splitHeaded(toText(one), entry, pair) : splitPairs(toText(one), entry, pair);
	});
}

/** `Izrada:Potplat:guma,Izrada:Gornjište:koža` */
function splitHeaded(text: string, entry: string, pair: string): Attribute[] {
	const merged = mergePieces(text, entry, (piece) => piece.split(pair).length > 2);
	return merged.flatMap((piece) => {
		const [group = '', name = '', ...value] = piece.split(pair);
		return value.length === 0 || name.trim() === ''
			? []
			: [{ name: name.trim(), value: value.join(pair).trim(), ...(group.trim() !== '' && { group: group.trim() }) }];
	});
}

/** `Boja:Crna:1,Materijal:Koža, goveđa` has two entries: a separator begins one only before another name. */
function splitPairs(text: string, entry: string, pair: string): Attribute[] {
	return mergePieces(text, entry, (piece) => piece.includes(pair)).flatMap((piece) => {
		const [name = '', value = '', ...rest] = piece.split(pair);
		// PrestaShop adds position and a flag, Magento's values may contain the sign.
		const full = pair === ':' ? value : [value, ...rest].join(pair);
		return name.trim() === '' || full.trim() === '' ? [] : [{ name: toName(name), value: full.trim().split('|').join(', ') }];
	});
}

function mergePieces(text: string, entry: string, isEntry: (piece: string) => boolean): string[] {
	const merged: string[] = [];
	for (const piece of text.split(entry)) {
		if (merged.length === 0 || isEntry(piece)) merged.push(piece);
		else merged[merged.length - 1] += `${entry}${piece}`;
	}
	return merged;
}

const toName = (name: string): string =>
	name
		.trim()
		.replaceAll('_', ' ')
		.replace(/^./u, (letter) => letter.toUpperCase());
