import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { Translated } from '../../platform/source/translations.ts';
import { replaceTranslations } from './replace-translations.ts';
import type { EntityKind } from './translatable.ts';

const BATCH = 200;

/** Tables whose rows can have translations. */
const KINDS: Partial<Record<keyof Tables, EntityKind>> = {
	...{ pages: 'page', post_categories: 'post_category', posts: 'post', tags: 'tag', authors: 'author', product_lists: 'list' },
	...{ static_contents: 'static_content', sweepstakes: 'sweepstake' },
};

/** Upserts rows by key. All rows must have the same columns. Their translations are stored with them. */
export async function upsert<T extends keyof Tables & string>(
	db: Database,
	table: T,
	key: string[],
	rows: (Insertable<Tables[T]> & Translated)[],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'translations');
	const updates = columns.filter((column) => !key.includes(column)).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
	for (let start = 0; start < rows.length; start += BATCH) {
		const tuples = rows.slice(start, start + BATCH).map((row) => {
			const values = new Map(Object.entries(row));
			return sql`(${sql.join(columns.map((column) => values.get(column) ?? null))})`;
		});
		await sql`
			insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(tuples)}
			on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(updates)}
		`.execute(db);
	}
	const kind = KINDS[table];
	if (kind !== undefined && rows.some(({ translations }) => translations !== undefined))
		await replaceTranslations(db, kind, await withIds(db, table, key, rows));
}

async function withIds<Row extends Translated>(db: Database, table: string, key: string[], rows: readonly Row[]) {
	const nameOf = (row: object) => key.map((column) => String(Reflect.get(row, column))).join(' ');
	const { rows: stored } = await sql<{ id: number }>`select id, ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(table)}`.execute(db);
	const ids = new Map(stored.map((row) => [nameOf(row), row.id]));
	return rows.map((row) => ({ id: ids.get(nameOf(row)), translations: row.translations }));
}
