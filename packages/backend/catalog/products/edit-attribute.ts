import { sql } from 'kysely';
import type { Database } from '../tables.ts';

export interface AttributeDefinition {
	readonly code: string;
	readonly title: string;
	readonly unit: string | null;
	readonly group_title: string;
	/** Null: values of every type are taken. */
	readonly value_type: 'text' | 'number' | 'boolean' | null;
}

export type AttributeOutcome = 'created' | 'updated' | 'unchanged' | 'in use';

/**
 * Creates an attribute, or changes its title and group, also in the specification tables of products that have it. The unit and type of an
 * attribute in use cannot change, except that a missing type may be set: otherwise the meaning of stored values would change.
 */
export async function defineAttribute(trx: Database, definition: AttributeDefinition): Promise<AttributeOutcome> {
	const { code, ...values } = definition;
	const stored = await trx.selectFrom('attributes').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
	if (stored === undefined) {
		await trx.insertInto('attributes').values(definition).execute();
		return 'created';
	}
	const isRedefined = stored.unit !== values.unit || (stored.value_type !== null && stored.value_type !== values.value_type);
	if (isRedefined && (await isUsed(trx, stored.id))) return 'in use';
	if (!isRedefined && stored.title === values.title && stored.group_title === values.group_title && stored.value_type === values.value_type) return 'unchanged';
	await trx.updateTable('attributes').set(values).where('id', '=', stored.id).execute();
	if (stored.title !== values.title || stored.group_title !== values.group_title) await renameInProducts(trx, stored.id, definition);
	return 'updated';
}

async function isUsed(trx: Database, id: number): Promise<boolean> {
	return (await trx.selectFrom('product_attributes').select('product_id').where('attribute_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Products store a copy of their attributes for display. */
async function renameInProducts(trx: Database, id: number, { code, title, group_title }: AttributeDefinition): Promise<void> {
	const renamed = (column: string) => sql`
		(select coalesce(jsonb_agg(case when e->>'attribute_code' = ${code} then e || jsonb_build_object('attribute_title', ${title}::text, 'group', ${group_title}::text) else e end order by n), '[]')
			from jsonb_array_elements(${sql.ref(column)}) with ordinality as a(e, n))`;
	await sql`
		update products p set attributes = ${renamed('attributes')}, attributes_special = ${renamed('attributes_special')}, updated_at = now()
		where p.id in (select x.product_id from product_attributes x where x.attribute_id = ${id})
	`.execute(trx);
}
