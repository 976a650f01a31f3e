import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

const COUNT = 6;

interface Neighbours {
	category_id: number;
	/** Visible ids of the category above the batch's lowest, up to six past its highest. */
	following: number[];
	first: number[];
}

/** For each product the next visible ones of its category in id order, from the start again after the last: one query a batch. */
export async function findRelatedIds(db: Database, products: { id: number; category_id: number }[]): Promise<Map<number, number[]>> {
	const neighbours = new Map((await readNeighbours(db, products)).map((row) => [row.category_id, row]));
	return new Map(
		products.map(({ id, category_id }) => {
			const { following, first } = neighbours.get(category_id) ?? { following: [], first: [] };
			const start = following.findIndex((other) => other > id);
			const next = start === -1 ? [] : following.slice(start, start + COUNT);
			const wrapped = first.filter((other) => other !== id && !next.includes(other));
			return [id, [...next, ...wrapped].slice(0, COUNT)];
		}),
	);
}

async function readNeighbours(db: Database, products: { id: number; category_id: number }[]): Promise<Neighbours[]> {
	const ranges = [...Map.groupBy(products, ({ category_id }) => category_id)].map(([category_id, group]) => {
		const ids = group.map(({ id }) => id);
		return { category_id, low: Math.min(...ids), high: Math.max(...ids) };
	});
	const { rows } = await sql<Neighbours>`
		select r.category_id,
			array(select p.id from products p where p.category_id = r.category_id and p.listed and p.id > r.low and p.id <= r.high order by p.id)
				|| array(select p.id from products p where p.category_id = r.category_id and p.listed and p.id > r.high order by p.id limit ${sql.lit(COUNT)})
				as following,
			array(select p.id from products p where p.category_id = r.category_id and p.listed order by p.id limit ${sql.lit(COUNT + 1)}) as first
		from json_to_recordset(${JSON.stringify(ranges)}::json) as r(category_id int, low int, high int)
	`.execute(db);
	return rows;
}
