import { sql } from 'kysely';
import type { Database } from '../tables.ts';

const COUNT = 6;
/** Number of following products to look at. If they are variants of only a few products, fewer than `COUNT` are found. */
const REACH = 24;

interface Member {
	readonly id: number;
	readonly category_id: number;
	readonly variation_code: string | null;
}

type Neighbour = [id: number, variation: string | null];

interface Neighbours {
	category_id: number;
	/** Visible members of the category above the batch's lowest, up to `REACH` past its highest. */
	following: Neighbour[];
	first: Neighbour[];
}

/**
 * For each product, the next visible products of its category by id, wrapping around at the end. Skips the product's own variants and keeps
 * only the first variant of any other product. The order must not depend on data that changes often, such as the price: each change would
 * alter the pages of other products. One query per batch.
 */
export async function findSameCategory(db: Database, products: readonly Member[]): Promise<Map<number, number[]>> {
	const neighbours = new Map((await readNeighbours(db, products)).map((row) => [row.category_id, row]));
	return new Map(
		products.map((product) => {
			const { following, first } = neighbours.get(product.category_id) ?? { following: [], first: [] };
			const start = following.findIndex(([other]) => other > product.id);
			const next = start === -1 ? [] : following.slice(start, start + REACH);
			const known = new Set([product.id, ...next.map(([other]) => other)]);
			return [product.id, choose([...next, ...first.filter(([other]) => !known.has(other))].slice(0, REACH), product.variation_code)];
		}),
	);
}

function choose(members: Neighbour[], own: string | null): number[] {
	const seen = new Set(own === null ? [] : [own]);
	const chosen = members.filter(([, variation]) => variation === null || (!seen.has(variation) && seen.add(variation)));
	return chosen.slice(0, COUNT).map(([id]) => id);
}

async function readNeighbours(db: Database, products: readonly Member[]): Promise<Neighbours[]> {
	const ranges = [...Map.groupBy(products, ({ category_id }) => category_id)].map(([category_id, group]) => {
		const ids = group.map(({ id }) => id);
		return { category_id, low: Math.min(...ids), high: Math.max(...ids) };
	});
	const members = sql`select p.id, p.variation_code from products p where p.category_id = r.category_id and p.listed`;
	const asList = sql`coalesce(json_agg(json_build_array(m.id, m.variation_code) order by m.id), '[]')`;
	const { rows } = await sql<Neighbours>`
		select r.category_id,
			(select ${asList} from (
				(${members} and p.id > r.low and p.id <= r.high) union all (${members} and p.id > r.high order by p.id limit ${sql.lit(REACH)})
			) m) as following,
			(select ${asList} from (${members} order by p.id limit ${sql.lit(REACH + 1)}) m) as first
		from json_to_recordset(${JSON.stringify(ranges)}::json) as r(category_id int, low int, high int)
	`.execute(db);
	return rows;
}
