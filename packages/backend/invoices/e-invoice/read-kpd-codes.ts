import { sql } from 'kysely';
import { readPaperSettings } from '../settings/paper-settings.ts';
import type { Database } from '../tables.ts';

/** A category with its KPD code. */
export interface CodedCategory {
	readonly code: string;
	/** Titles from the top down. */
	readonly path: readonly string[];
	/** Null if it has none of its own. */
	readonly kpd: string | null;
	/** Code that its products have without their own: of the nearest category, else of the shop. Null if there is none. */
	readonly effective: string | null;
	/** Products for sale of the category itself that no e-invoice can be made for, because they have no code. */
	readonly missing: number;
}

/** KPD codes of all categories, parents first. */
export async function readKpdCodes(db: Database): Promise<CodedCategory[]> {
	const standard = (await readPaperSettings(db))?.kpd ?? null;
	const rows = await db
		.selectFrom('categories')
		.select(['id', 'code', 'title', 'path_ids', 'kpd_code'])
		.orderBy('level')
		.orderBy('position')
		.orderBy('id')
		.execute();
	const known = new Map(rows.map((row) => [row.id, row]));
	const without = new Map(
		(
			await db
				.selectFrom('products')
				.select(['category_id', (eb) => eb.fn.countAll<string>().as('count')])
				.where('visible', '=', true)
				.where(sql<boolean>`(fields ->> 'kpd') is null`)
				.groupBy('category_id')
				.execute()
		).map(({ category_id, count }) => [category_id, Number(count)]),
	);
	return rows.map(({ id, code, path_ids, kpd_code: kpd }) => {
		const above = path_ids.map((one) => known.get(one));
		const effective = above.findLast((one) => one?.kpd_code != null)?.kpd_code ?? standard;
		return { code, path: above.map((one) => one?.title ?? ''), kpd, effective, missing: effective === null ? (without.get(id) ?? 0) : 0 };
	});
}
