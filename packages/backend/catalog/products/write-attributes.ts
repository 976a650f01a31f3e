import type { Attribute } from '@titraj/contract/product-parts.ts';
import { sql } from 'kysely';
import { carryOver } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceAttribute, SourceProduct } from '../../platform/source/catalog.ts';

interface StoredAttribute {
	attribute: Attribute;
	attribute_id: number;
	number: number | null;
	special: boolean;
}

export type StoredAttributes = (product: SourceProduct) => StoredAttribute[];

/** Stores the attributes and values of a batch; the returned function gives the stored attributes of each product with their ids. */
export async function writeAttributes(db: Database, products: SourceProduct[]): Promise<StoredAttributes> {
	const all = products.flatMap((product) => product.attributes.map(withoutUnit));
	const attributeIds = await upsertAttributes(db, all);
	const valueIds = await upsertValues(db, all, attributeIds);

	return (product) => {
		const stored = new Map<number, StoredAttribute>();
		for (const source of product.attributes.map(withoutUnit)) {
			const attribute_id = attributeIds.get(source.code);
			const id = valueIds.get(`${attribute_id} ${source.value}`);
			if (attribute_id === undefined || id === undefined) throw new Error(`Product ${product.code}: attribute ${source.code} was not stored.`);
			const attribute = { id, attribute_code: source.code, attribute_title: source.title, title: source.value, unit: source.unit ?? null, group: source.group };
			stored.set(id, { attribute, attribute_id, number: source.number ?? null, special: source.special ?? false });
		}
		return [...stored.values()];
	};
}

/** `165 Hz` with the unit `Hz` is stored as `165`: the unit is a separate field on the wire. */
function withoutUnit(attribute: SourceAttribute): SourceAttribute {
	const { value, unit } = attribute;
	return unit && value.endsWith(unit) && value !== unit ? { ...attribute, value: value.slice(0, -unit.length).trim() } : attribute;
}

async function upsertAttributes(db: Database, attributes: SourceAttribute[]): Promise<Map<string, number>> {
	const distinct = [...new Map(attributes.map(({ code, title, unit, group }) => [code, { code, title, unit: unit ?? null, group_title: group }])).values()];
	if (distinct.length === 0) return new Map();
	const codes = distinct.map(({ code }) => code);
	const before = await db.selectFrom('attributes').select(['code', 'group_title']).where('code', 'in', codes).execute();
	const groups = new Map(distinct.map(({ code, group_title }) => [code, group_title]));
	await carryOver(
		db,
		'attribute_group',
		before.map(({ code, group_title }) => ({ from: group_title, to: groups.get(code) ?? group_title })),
	);
	await sql`
		insert into attributes (code, title, unit, group_title)
		select r.code, r.title, r.unit, r.group_title
		from json_to_recordset(${JSON.stringify(distinct.map((row, place) => ({ ...row, place })))}::json) as r(code text, title text, unit text, group_title text, place int)
		left join attributes a on a.code = r.code and (a.title, a.unit, a.group_title) is not distinct from (r.title, r.unit, r.group_title)
		where a.id is null
		order by r.place
		on conflict (code) do update set title = excluded.title, unit = excluded.unit, group_title = excluded.group_title
	`.execute(db);
	const rows = await db.selectFrom('attributes').select(['id', 'code']).where('code', 'in', codes).execute();
	return new Map(rows.map(({ id, code }) => [code, id]));
}

async function upsertValues(db: Database, attributes: SourceAttribute[], attributeIds: Map<string, number>): Promise<Map<string, number>> {
	const distinct = new Map<string, { attribute_id: number; value: string }>();
	for (const { code, value } of attributes) {
		const attribute_id = attributeIds.get(code);
		if (attribute_id !== undefined) distinct.set(`${attribute_id} ${value}`, { attribute_id, value });
	}
	if (distinct.size === 0) return new Map();
	const rows = JSON.stringify([...distinct.values()]);
	await sql`
		insert into attribute_values (attribute_id, value)
		select r.attribute_id, r.value from json_to_recordset(${rows}::json) as r(attribute_id int, value text)
		where not exists (select from attribute_values v where v.attribute_id = r.attribute_id and md5(v.value) = md5(r.value))
		on conflict do nothing
	`.execute(db);
	const stored = await sql<{ id: number; attribute_id: number; value: string }>`
		select v.id, v.attribute_id, v.value from json_to_recordset(${rows}::json) as r(attribute_id int, value text)
		join attribute_values v on v.attribute_id = r.attribute_id and md5(v.value) = md5(r.value)
	`.execute(db);
	return new Map(stored.rows.map(({ id, attribute_id, value }) => [`${attribute_id} ${value}`, id]));
}
