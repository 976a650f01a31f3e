import { sql } from 'kysely';
import type { TaxClass } from '../../platform/tax/tax-class.ts';
import type { Database } from '../tables.ts';

/** Tax and shipping data of a product. Undefined fields are not changed. */
export interface ParcelFacts {
	/** Including packaging; null if unknown. */
	readonly weight_grams?: number | null | undefined;
	/** Three sides in millimetres with packaging; null if unknown. */
	readonly size_mm?: readonly number[] | null | undefined;
	readonly bulky?: boolean | undefined;
	readonly tax_class?: TaxClass | undefined;
}

/** Returns the ids of changed products. */
export async function writeParcelFacts(trx: Database, facts: ReadonlyMap<number, ParcelFacts>): Promise<Set<number>> {
	if (facts.size === 0) return new Set();
	const rows = JSON.stringify(
		[...facts].map(([id, { weight_grams, size_mm, bulky = null, tax_class = null }]) => ({
			...{ id, bulky, tax_class },
			...{ weighed: weight_grams !== undefined, grams: weight_grams ?? null },
			...{ measured: size_mm !== undefined, size_mm: size_mm ?? null },
		})),
	);
	const changed = await sql<{ id: number }>`
		update products p set weight_grams = n.grams, size_mm = n.size_mm, bulky = n.bulky, tax_class = n.tax_class, updated_at = now()
		from (
			select o.id, case when r.weighed then r.grams else o.weight_grams end as grams,
				case when r.measured then r.size_mm else o.size_mm end as size_mm, coalesce(r.bulky, o.bulky) as bulky,
				coalesce(r.tax_class, o.tax_class) as tax_class
			from json_to_recordset(${rows}::json) as r(id int, weighed boolean, grams int, measured boolean, size_mm int[], bulky boolean, tax_class text) join products o on o.id = r.id
		) n
		where p.id = n.id and (p.weight_grams, p.size_mm, p.bulky, p.tax_class) is distinct from (n.grams, n.size_mm, n.bulky, n.tax_class) returning p.id
	`.execute(trx);
	return new Set(changed.rows.map(({ id }) => id));
}
