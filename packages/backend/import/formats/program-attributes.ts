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
	...(program.attributes ?? []).flatMap((rule) => toListed(rule.column === undefined ? fields : valueAt(fields, rule.column), rule)),
	...toMeasures(fields, program),
];

/** Names and values in numbered columns: `Option1 Name`, `Option1 Value`. */
export function toNumbered(fields: RawFields, { numbered }: ProgramFormat): { name: string; value: string }[] {
	if (numbered === undefined) return [];
	return columnsLike(fields, numbered.name).flatMap((column) => {
		const place = /\d+/.exec(column)?.[0] ?? '';
		const [name, value] = [textOf(fields, column), textOf(fields, numbered.value.replace('1', place))];
		return name === '' || value === '' ? [] : [{ name, value }];
	});
}

const toMeasures = (fields: RawFields, { measures }: ProgramFormat): Attribute[] =>
	Object.entries(measures?.columns ?? {}).flatMap(([column, name]) => {
		const number = Number(textOf(fields, column));
		return number > 0 ? [{ name, value: `${number} ${textOf(fields, measures?.unit ?? '')}`.trim() }] : [];
	});

type Rule = NonNullable<ProgramFormat['attributes']>[number];

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
