/**
 * Kinds of entities with their own URL. An entity is identified by its id in `table`. Translations of its `fields` are stored in
 * `translations`, together with the slug.
 */
export const ENTITY_KINDS = {
	category: { table: 'categories', fields: ['title', 'short_description', 'content'] },
	product: { table: 'products', fields: ['title', 'short_description', 'content', 'seo_description', 'safety_warnings'] },
	list: { table: 'product_lists', fields: ['title', 'short_description'] },
	tag: { table: 'tags', fields: ['title'] },
	post_category: { table: 'post_categories', fields: ['title', 'short_description'] },
	post: { table: 'posts', fields: ['title', 'short_description', 'content', 'seo_description'] },
	page: { table: 'pages', fields: ['title', 'short_description', 'content', 'seo_description'] },
	static_content: { table: 'static_contents', fields: ['title', 'seo_description'] },
	sweepstake: { table: 'sweepstakes', fields: ['title', 'short_description', 'content', 'rules', 'question'] },
	manufacturer: { table: 'manufacturers', fields: ['title', 'short_description', 'content'] },
	author: { table: 'authors', fields: ['title', 'short_description'] },
} as const satisfies Record<string, { table: string; fields: readonly string[] }>;

export type EntityKind = keyof typeof ENTITY_KINDS;

export const isEntityKind = (kind: string): kind is EntityKind => Object.hasOwn(ENTITY_KINDS, kind);

/**
 * Kinds of short texts, which occur in many places and have no URL, with what identifies an entity of the kind. Their translations are
 * stored in `text_translations`, one row for all places. Groups, documents, services, notes, units and variation axes have no other id than
 * their Croatian text; `carryOver` moves their translations when that text changes.
 */
export const TEXT_KINDS = {
	attribute: 'code',
	attribute_group: 'the Croatian heading',
	attribute_value: 'id of the value',
	badge: 'code',
	coupon_badge: 'code of its coupon',
	coupon: 'code',
	menu_entry: 'id of the entry',
	block: 'id of the block',
	calendar_day: 'id of the door',
	unit: 'the Croatian text',
	document: 'the Croatian title',
	store_service: 'the Croatian text',
	opening_note: 'the Croatian text',
	variation: 'the Croatian title of the axis',
	/** The field is the Croatian value. */
	variation_value: 'the Croatian title of the axis',
} as const;

export type TextKind = keyof typeof TEXT_KINDS;

export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(TEXT_KINDS, kind);
