import { sql } from 'kysely';
import type { Database } from '../platform/database/tables.ts';
import { type Market, toWordSources } from '../platform/market/market.ts';
import { toOwnPhrase } from './own-phrases.ts';

/** Fields that hold short texts of the shop, wherever they stand. */
const FIELDS: ReadonlySet<string> = new Set([
	...['title', 'text', 'html', 'button_title', 'attribute_title', 'group', 'unit', 'unitd_description', 'note', 'services', 'description'],
	...['category_title', 'short_description'],
]);
/** A record with an address of its own is called as that thing is. */
const OF_A_THING: ReadonlySet<string> = new Set(['title', 'category_title', 'short_description', 'text']);
const LONGEST = 2000;

/**
 * Puts the short texts of a Croatian answer into a market's words, in place, and answers with the records whose title is one: a menu calls a page
 * what the menu wants.
 */
export async function speakPhrases(answer: unknown, { db, market }: { db: Database; market: Market }): Promise<ReadonlySet<object>> {
	const found = new Set<string>();
	visit(answer, (text, { field, record }) => {
		found.add(toPhraseKey(text, { field, record }));
		return undefined;
	});
	const words = await findPhrases(db, market, [...found]);
	const titled = new Set<object>();
	visit(answer, (text, { field, record }) => {
		const spoken = words.get(toPhraseKey(text, { field, record })) ?? toOwnPhrase(text, market);
		if (spoken !== undefined && field === 'title') titled.add(record);
		return spoken;
	});
	return titled;
}

async function findPhrases(db: Database, market: Market, texts: readonly string[]): Promise<Map<string, string>> {
	if (texts.length === 0) return new Map();
	const sources = toWordSources(market);
	const { rows } = await sql<{ source: string; text: string }>`
		select source, text from phrases where lang = any(${sources}::text[]) and source = any(${texts}::text[]) order by lang = ${market}
	`.execute(db);
	return new Map(rows.map(({ source, text }) => [source, text]));
}

interface Place {
	readonly field: string;
	readonly record: Record<string, unknown>;
}

type Say = (text: string, place: Place) => string | undefined;

/** A short text goes by its wording; the title of an attribute by its code, since some of them are worded alike. */
function toPhraseKey(text: string, { field, record }: Place): string {
	if (field === 'group') return `group:${text}`;
	if (field === 'attribute_title' && typeof record['attribute_code'] === 'string') return `attribute:${record['attribute_code']}`;
	return field === 'title' && 'values' in record && typeof record['code'] === 'string' ? `attribute:${record['code']}` : text;
}

function visit(value: unknown, say: Say): void {
	if (Array.isArray(value)) for (const item of value) visit(item, say);
	else if (isRecord(value)) visitRecord(value, say);
}

function visitRecord(record: Record<string, unknown>, say: Say): void {
	const isThing = 'url_without_domain' in record || 'path' in record || 'upload_path' in record;
	for (const [field, value] of Object.entries(record)) {
		if (typeof value === 'string') {
			if (FIELDS.has(field) && !(isThing && OF_A_THING.has(field)) && value.length <= LONGEST) record[field] = say(value, { field, record }) ?? value;
		} else if (FIELDS.has(field) && Array.isArray(value)) {
			record[field] = value.map((item) => (typeof item === 'string' ? (say(item, { field, record }) ?? item) : item));
			visit(record[field], say);
		} else visit(value, say);
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
