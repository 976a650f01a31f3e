import { sql } from 'kysely';
import { replaceTranslations } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceManufacturer } from '../../platform/source/catalog.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';

/** Upserts by code; existing manufacturers keep their ids. */
export async function writeManufacturers(db: Database, manufacturers: SourceManufacturer[]): Promise<void> {
	if (manufacturers.length === 0) return;
	const rows = JSON.stringify(manufacturers.map((manufacturer) => ({ ...manufacturer, sort_title: toSortTitle(manufacturer.title) })));
	await sql`
		insert into manufacturers (code, slug, title, sort_title, short_description, content, picture, safety)
		select code, slug, title, sort_title, short_description, content, picture, safety
		from json_to_recordset(${rows}::json) as r(code text, slug text, title text, sort_title text, short_description text, content text, picture jsonb, safety jsonb)
		on conflict (code) do update set slug = excluded.slug, title = excluded.title, sort_title = excluded.sort_title,
			short_description = excluded.short_description, content = excluded.content, picture = excluded.picture,
			safety = coalesce(excluded.safety, manufacturers.safety)
	`.execute(db);
	const stored = new Map((await db.selectFrom('manufacturers').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
	await replaceTranslations(
		db,
		'manufacturer',
		manufacturers.map(({ code, translations }) => ({ id: stored.get(code), translations })),
	);
}
