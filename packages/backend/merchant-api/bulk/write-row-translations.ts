import { sql } from 'kysely';
import { type TranslationEntry, writeAvailability, writeTranslations } from '../../localization/index.ts';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { ProductRow } from '../schemas/product-row.ts';

type RowTranslations = NonNullable<ProductRow['translations']>;

/** Fields of the storefront's contract by the fields of a row. */
const FIELDS = {
	title: 'title',
	slug: 'slug',
	short_description: 'short_description',
	description: 'content',
	seo_description: 'seo_description',
	safety_warnings: 'safety_warnings',
} as const;

/** Writes the translations of rows and returns the ids of products that changed. */
export async function writeRowTranslations(trx: Database, translations: ReadonlyMap<number, RowTranslations>): Promise<Set<number>> {
	if (translations.size === 0) return new Set();
	const before = await readTranslations(trx, [...translations.keys()]);
	const given = [...translations].flatMap(([id, byLanguage]) => Object.entries(byLanguage).map(([language, texts]) => ({ id, language, texts: texts ?? {} })));
	await writeTranslations(
		trx,
		given.flatMap(({ id, language, texts }) =>
			Object.entries(FIELDS).flatMap(([name, field]): TranslationEntry[] => {
				const text: unknown = Reflect.get(texts, name);
				return typeof text === 'string' || text === null ? [{ kind: 'product', id, field, language, text }] : [];
			}),
		),
	);
	await writeAvailability(
		trx,
		'product',
		given.flatMap(({ id, language, texts: { available } }) => (available === undefined ? [] : [{ id, language, available }])),
	);
	const after = await readTranslations(trx, [...translations.keys()]);
	return new Set([...translations.keys()].filter((id) => before.get(id) !== after.get(id)));
}

async function readTranslations(trx: Database, ids: readonly number[]): Promise<Map<number, string>> {
	const { rows } = await sql<{ id: number; stored: string }>`
		select id, json_agg(json_build_array(lang, slug, available, texts) order by lang)::text as stored
		from translations where kind = 'product' and id = any(${idList(ids)}) group by 1
	`.execute(trx);
	return new Map(rows.map(({ id, stored }) => [id, stored]));
}
