import { CalendarDoor } from '@titraj/contract/calendar.ts';
import { Block } from '@titraj/contract/cms.ts';
import { Coupon } from '@titraj/contract/coupons.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import { ownTextsOf } from '../text-shape.ts';
import type { TextKind } from './translatable.ts';

export interface SourceText {
	readonly kind: TextKind;
	readonly id: string;
	readonly field: string;
	/** In Croatian. */
	readonly text: string;
}

/** Characters. An index entry is limited to about 2,700 bytes, and a character may need four. */
const LONGEST_ID = 600;

const productTexts = (column: string) => sql`products p cross join lateral jsonb_array_elements(p.${sql.raw(column)}) e`;

/** Texts of parts that are stored as JSON, by their ids; `parts` is the query's `from`. The stored fields have the names of the wire. */
const partTexts = (parts: RawBuilder<unknown>, ...schemas: readonly TSchema[]) => sql`
	select e ->> 'id', f.key, f.value #>> '{}' ${parts} cross join lateral jsonb_each(e) f
	where f.key in (${sql.join(schemas.flatMap(ownTextsOf).map((field) => sql.lit(field)))}) and jsonb_typeof(f.value) = 'string'`;

const blocksOf = (table: 'pages' | 'static_contents') => sql`from ${sql.table(table)} t cross join lateral jsonb_array_elements(t.blocks) e`;

const columnsOf = (schema: TSchema) => sql.join(ownTextsOf(schema).map((field) => sql`(${sql.lit(field)}, ${sql.ref(field)})`));

/** Query of `id`, `field` and `text` of each kind, from the tables that hold the Croatian texts. */
const SOURCES: Readonly<Record<TextKind, RawBuilder<unknown>>> = {
	attribute: sql`select code, 'title', title from attributes`,
	attribute_group: sql`select distinct group_title, 'title', group_title from attributes`,
	attribute_value: sql`select v.id::text, 'title', v.value from attribute_values v`,
	badge: sql`select distinct on (1) e ->> 'code', 'title', e ->> 'title' from ${productTexts('badges')} where not e ? 'coupon_code' order by 1, p.updated_at desc`,
	coupon_badge: sql`select distinct on (1) e ->> 'coupon_code', 'title', e ->> 'title' from ${productTexts('badges')} where e ? 'coupon_code' order by 1, p.updated_at desc`,
	coupon: sql`select code, f.field, f.text from coupons cross join lateral (values ${columnsOf(Coupon)}) f(field, text)`,
	menu_entry: sql`
		select e ->> 'id', 'title', e ->> 'title' from menus m cross join lateral jsonb_array_elements(m.items) e
		union all select i ->> 'id', 'title', i ->> 'title' from menus m cross join lateral jsonb_array_elements(m.items) e cross join lateral jsonb_array_elements(e -> 'items') i`,
	block: sql`${partTexts(blocksOf('pages'), Block)} union all ${partTexts(blocksOf('static_contents'), Block)}`,
	calendar_day: partTexts(sql`from calendars c cross join lateral jsonb_array_elements(c.doors) e`, CalendarDoor, CalendarDoor.properties.content),
	unit: sql`select unit, 'title', unit from attributes union select unit, 'title', unit from products
		union select unit_price ->> 'description', 'title', unit_price ->> 'description' from products`,
	document: sql`select distinct e ->> 'title', 'title', e ->> 'title' from ${productTexts('documents')}`,
	store_service: sql`select distinct s, 'title', s from stores cross join lateral jsonb_array_elements_text(services) s`,
	opening_note: sql`select distinct e ->> 'note', 'title', e ->> 'note' from stores cross join lateral jsonb_array_elements(opening_exceptions) e`,
	variation: sql`select distinct e ->> 'title', 'title', e ->> 'title' from ${productTexts('variation_attributes')}`,
	variation_value: sql`select distinct e ->> 'title', e ->> 'value', e ->> 'value' from ${productTexts('variation_attributes')}`,
};

/** Query of all Croatian short texts of some kinds: `kind`, `id`, `field`, `text`. */
export const selectSourceTexts = (kinds: readonly TextKind[]): RawBuilder<SourceText> =>
	sql<SourceText>`${sql.join(
		kinds.map(
			(kind) => sql`select ${sql.lit(kind)} as kind, id, field, text from (${SOURCES[kind]}) s(id, field, text)
			where length(text) > 0 and length(id) between 1 and ${sql.lit(LONGEST_ID)} and length(field) between 1 and ${sql.lit(LONGEST_ID)}`,
		),
		sql` union all `,
	)}`;
