import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { daysBefore } from '@titraj/backend/seed/index.ts';
import { toAttributes } from '../attributes/to-attributes.ts';
import type { Blueprint } from '../blueprints/blueprint.ts';
import type { Variant } from '../blueprints/draft.ts';
import { tagsOf } from '../content/small-tables.ts';
import { toSlug } from '../text/slug.ts';
import { toBadges } from './badges.ts';
import { toCharging } from './charging.ts';
import { toDescription } from './description.ts';
import { toDisposal } from './disposal.ts';
import { toDocuments } from './documents.ts';
import type { Model } from './draw-model.ts';
import { demoEan } from './ean.ts';
import { toEnergyLabel } from './energy-label.ts';
import { toPackedSize } from './packed-size.ts';
import { pictureOf } from './picture-of.ts';
import { toPrice } from './price.ts';
import { toReviews } from './reviews.ts';
import { seoTextOf } from './seo-texts.ts';
import { toStanding } from './standing.ts';
import { toStoreStock } from './store-stock.ts';
import { toViews } from './to-views.ts';
import { toVideos } from './videos.ts';
import { warningsOf } from './warnings.ts';

export interface Place {
	blueprint: Blueprint;
	/** 1 for the first product of the category. */
	serial: number;
	variant: Variant | null;
	variation: string | null;
}

function articleCode(blueprint: Blueprint, serial: number): string {
	return `${blueprint.prefix}-${String(serial).padStart(5, '0')}`;
}

/** One sellable product of a model. */
export function buildProduct(model: Model, { blueprint, serial, variant, variation }: Place): SourceProduct {
	const { draft, random } = model;
	const code = articleCode(blueprint, serial);
	const specs = { ...draft.specs, ...variant?.specs };
	const title = [`${model.name} ${draft.tail}`, variation ? variant?.label : ''].filter(Boolean).join(', ');
	const price = toPrice(draft.price + (variant?.add ?? 0), random);
	const standing = toStanding(random, price.sale_price_cents ?? price.price_cents);
	const reduced = price.sale_price_cents !== null;
	const basis = blueprint.unit_price ? specs[blueprint.unit_price.from] : undefined;
	const plain = blueprint.theme === 'small' || blueprint.theme === 'furniture' || blueprint.theme === 'tool';
	const documents = toDocuments(code, { serial, plain });
	const isBulky = blueprint.bulky !== undefined && Number(specs[blueprint.bulky.attribute]) >= blueprint.bulky.from;
	const disposal = toDisposal(blueprint.category);
	const picture = pictureOf({ kind: draft.picture.kind, params: { ...draft.picture.params, ...variant?.params } }, specs);
	return {
		code,
		category_code: blueprint.category,
		manufacturer_code: model.manufacturer,
		manufacturer_product_code: `${model.manufacturer.slice(0, 3).toUpperCase()}-${model.number}-${String(random.int(100, 999))}${String(serial % 100).padStart(2, '0')}`,
		ean: demoEan(blueprint.department, serial),
		title,
		slug: toSlug(title),
		short_description: draft.short.charAt(0).toUpperCase() + draft.short.slice(1),
		content: toDescription(draft, { title, hasPapers: documents.length > 1 }, random),
		seo_description: seoTextOf(code),
		...price,
		quantity: standing.quantity,
		store_stock: toStoreStock(serial + blueprint.department * 31, standing.quantity),
		tags: tagsOf(blueprint.category),
		maximum_qty: blueprint.maximum_qty ?? null,
		unit: blueprint.unit ?? 'kom',
		unit_price: blueprint.unit_price && typeof basis === 'number' ? { qty: basis, description: blueprint.unit_price.description } : null,
		attributes: toAttributes({ ...specs, warranty_months: blueprint.warranty }, draft.special),
		documents,
		reviews: toReviews(blueprint, random, standing),
		badges: toBadges(random, { isNew: standing.isNew, reduced, theme: blueprint.theme }),
		variation_code: variation,
		variation_attributes: variation && variant ? variant.choices : [],
		lists: [...(standing.isNew ? ['novo'] : []), ...(standing.isBest ? ['najprodavanije'] : [])],
		group_product_codes: [],
		picture,
		views: toViews(picture, specs),
		...toVideos(picture),
		...(blueprint.energy_label && { energy_label: toEnergyLabel(code, blueprint.energy_label, specs) }),
		safety_warnings: warningsOf(blueprint.category, specs),
		charging: toCharging(blueprint.category, specs),
		disposal,
		bulky: isBulky,
		size_mm: toPackedSize(blueprint.energy_label === 'display', specs),
		// Stores take back smaller devices without a choice at checkout.
		take_back: isBulky && disposal === 'electrical' ? ['collection', 'hand_in'] : null,
		release_year: new Date(daysBefore(standing.ageDays)).getUTCFullYear(),
		visible: !HIDDEN.has(code),
		ignore_brand_visibility: OWN_BRAND.has(code),
		sold: standing.sold,
		created_at: daysBefore(standing.ageDays, random.int(0, 600)),
	};
}

/** Sold even while their manufacturer is hidden. */
const OWN_BRAND: ReadonlySet<string> = new Set(['KAB-00002', 'MKB-00002']);

/** Withdrawn from sale: staff see them, shoppers do not. */
const HIDDEN: ReadonlySet<string> = new Set(['TDI-00003', 'VEN-00002', 'KZS-00003']);
