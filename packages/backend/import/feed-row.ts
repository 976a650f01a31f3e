import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { FEED_CATEGORIES } from './feed-categories.ts';

const Text = Type.Union([Type.String(), Type.Null()]);

/** One line of the supplier's feed; what else it holds is left alone. */
export const FeedRow = Type.Object({
	sku: Type.String({ minLength: 1, maxLength: 100 }),
	category: Type.String(),
	name: Type.String(),
	manufacturer: Type.Optional(Text),
	series: Type.Optional(Text),
	variant: Type.Optional(Text),
	part_numbers: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
	release_year: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
	price_usd: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
	attributes: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
});
export type FeedRow = Static<typeof FeedRow>;

export type ParsedRow = { ok: true; row: FeedRow } | { ok: false; sku: string | null; reason: string };

const check = Compile(FeedRow);

/** Reads one line; a refusal says what was wrong with it. */
export function parseFeedRow(line: string): ParsedRow {
	const value = parseJson(line);
	if (value === undefined) return { ok: false, sku: null, reason: 'not a JSON object' };
	if (!check.Check(value)) return { ok: false, sku: readSku(value), reason: describe(check.Errors(value)) };
	if (UNKEPT.test(value.sku)) return { ok: false, sku: null, reason: 'sku: holds a character that cannot be kept' };
	if (clean(value.name) === '') return { ok: false, sku: value.sku, reason: 'name: is empty' };
	if (!FEED_CATEGORIES.has(value.category)) return { ok: false, sku: value.sku, reason: `category: ${value.category} is unknown` };
	return { ok: true, row: value };
}

/** Control characters, and halves of a character: the database takes no zero byte and no half. */
const UNKEPT = /[\p{Cc}\p{Cs}]/u;

/** Without stray spaces and characters that cannot be kept; empty for nothing. */
export const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\s\p{Cc}\p{Cs}\u200b\ufeff]+/gu, ' ').trim();

/** The beginning of a text, never with half a character at its end. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

function parseJson(line: string): object | undefined {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

const readSku = (value: object): string | null => ('sku' in value && typeof value.sku === 'string' ? value.sku : null);

const describe = (errors: { instancePath: string; message: string }[]): string =>
	errors
		.slice(0, 3)
		.map(({ instancePath, message }) => `${instancePath.slice(1) || 'row'}: ${message}`)
		.join('; ');
