import { sql } from 'kysely';
import Type from 'typebox';
import { markRefreshDue } from '../../listing/index.ts';
import { type TranslationEntry, writeTranslations } from '../../localization/index.ts';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { toSku, toTitle } from '../../platform/text/to-title.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

/** Table and column of the merchant's key for each kind; null if the code itself is the id. */
const KINDS = {
	product: { table: 'products', column: 'code' },
	category: { table: 'categories', column: 'code' },
	manufacturer: { table: 'manufacturers', column: 'code' },
	list: { table: 'product_lists', column: 'code' },
	attribute: null,
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES: readonly Kind[] = ['product', 'category', 'manufacturer', 'list', 'attribute'];

const Entry = Strict({
	kind: Type.Union(KIND_NAMES.map((kind) => Type.Literal(kind))),
	/** Sku of a product; code of anything else. */
	key: Text(100),
	/** `title`, `short_description`, `description`, `seo_description`, `slug`; for an attribute `title`, `group` or `unit`. */
	field: Type.String({ maxLength: 40 }),
	language: Type.Union(MARKETS.filter((market) => market !== SOURCE_MARKET).map((market) => Type.Literal(market))),
	/** Null deletes the translation. */
	text: Type.Union([Text(100_000), Type.Null()]),
});

export const TRANSLATION_ROUTES = [
	route({
		...{ method: 'PUT', path: '/translations', operationId: 'writeTranslations', scopes: ['products:write'] },
		summary: 'Texts of products, categories, manufacturers, lists and attributes in other languages, by field; a bad entry stops no other',
		params: Nothing,
		query: Nothing,
		body: Strict({ entries: Type.Array(Entry, { minItems: 1, maxItems: 1000 }) }),
		response: Strict({ written: Type.Integer(), refused: Type.Array(Strict({ entry: Type.Integer(), reason: Type.String() })) }),
		handle: ({ db, log, body }) =>
			inLoggedTransaction({ db, log }, async (trx) => {
				const entries = body.entries.map((entry) => ({
					...entry,
					key: toSku(entry.key),
					text: entry.field === 'title' && entry.text !== null ? toTitle(entry.text) || null : entry.text,
				}));
				const ids = await readIds(trx, entries);
				const places = new Map<TranslationEntry, number>();
				const refused: { entry: number; reason: string }[] = [];
				for (const [place, { kind, key, field, language, text }] of entries.entries()) {
					const id = KINDS[kind] === null ? key : ids.get(`${kind} ${key}`);
					if (id === undefined) refused.push({ entry: place, reason: 'unknown_entity' });
					else places.set({ kind, id, field: field === 'description' ? 'content' : field, language, text }, place);
				}
				for (const { entry, reason } of await writeTranslations(trx, [...places.keys()])) refused.push({ entry: places.get(entry) ?? 0, reason });
				if (refused.length < entries.length) await markRefreshDue(trx, 0);
				return { written: entries.length - refused.length, refused: refused.sort((a, b) => a.entry - b.entry) };
			}),
	}),
];

async function readIds(trx: Database, entries: readonly { kind: Kind; key: string }[]): Promise<Map<string, number>> {
	const ids = new Map<string, number>();
	for (const [kind, keys] of Map.groupBy(entries, (entry) => entry.kind)) {
		const place = KINDS[kind];
		if (place === null) continue;
		const { rows } = await sql<{ id: number; key: string }>`
			select id, ${sql.ref(place.column)} as key from ${sql.table(place.table)} where ${sql.ref(place.column)} = any(${keys.map(({ key }) => key)}::text[])
		`.execute(trx);
		for (const { id, key } of rows) ids.set(`${kind} ${key}`, id);
	}
	return ids;
}
