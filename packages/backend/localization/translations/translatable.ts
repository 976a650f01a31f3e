import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { CatalogCategory, CatalogList, CatalogManufacturer } from '@titraj/contract/catalog-groups.ts';
import { CmsPage } from '@titraj/contract/cms.ts';
import { PublishAuthor, PublishCategory, PublishPost, PublishTag } from '@titraj/contract/publish.ts';
import { StaticContent } from '@titraj/contract/static-content.ts';
import { Sweepstake } from '@titraj/contract/sweepstake.ts';
import { ownTextsOf } from '../text-shape.ts';

/**
 * Kinds of entities with their own URL. An entity is identified by its id in `table`. Its `fields` are the columns with the texts that its
 * schema marks as its own; their translations are stored in `translations`, together with the slug.
 */
export const ENTITY_KINDS = {
	category: { table: 'categories', fields: ownTextsOf(CatalogCategory) },
	product: { table: 'products', fields: ownTextsOf(CatalogProduct) },
	list: { table: 'product_lists', fields: ownTextsOf(CatalogList) },
	tag: { table: 'tags', fields: ownTextsOf(PublishTag) },
	post_category: { table: 'post_categories', fields: ownTextsOf(PublishCategory) },
	post: { table: 'posts', fields: ownTextsOf(PublishPost) },
	page: { table: 'pages', fields: ownTextsOf(CmsPage) },
	static_content: { table: 'static_contents', fields: ownTextsOf(StaticContent) },
	sweepstake: { table: 'sweepstakes', fields: ownTextsOf(Sweepstake) },
	manufacturer: { table: 'manufacturers', fields: ownTextsOf(CatalogManufacturer) },
	author: { table: 'authors', fields: ownTextsOf(PublishAuthor) },
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
