import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { videoTypeOf } from '@titraj/contract/formats/video-type.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { Attribute } from '@titraj/contract/product-parts.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { AttributeGroup, DurabilityGuarantee, FullProduct, ProductCard } from './product.ts';
import { toProductSafety } from './product-safety.ts';
import { toAttributeText, toBadges, toProductCard } from './to-product-card.ts';
import { toVariantAxes, type VariantOption } from './variant-axes.ts';
import { isProductVisible } from './visibility.ts';

/** Maps the card of a product that is related to another. */
export type ToCard = (wire: CatalogProductCard) => ProductCard;

/** Maps a wire product with all its data. `toHtml` sanitises its content (D21). */
export function toProduct(
	wire: CatalogProduct,
	currency: string,
	toHtml: (html: string) => SafeHtml | '',
	toCard: ToCard = (other) => toProductCard(other, currency),
): FullProduct {
	const coupon = wire.badge_coupons.find((badge) => badge.coupon_code);
	const gallery = wire.images.map((image) => toPicture(image.thumbs, image.title, 640));
	const options = wire.variation?.options ?? [];
	const contentHtml = wire.content ? toHtml(wire.content) : '';
	const card = toProductCard(wire, currency);
	const safety = toProductSafety(wire);
	const accessories = (wire.accessories ?? []).filter((other) => isProductVisible(other) && other.is_available).map(toCard);
	return {
		...card,
		badges: toBadges(wire.badge_coupons),
		code: wire.code,
		...(wire.ean_code && { ean: wire.ean_code }),
		...(wire.product_code !== wire.code && { partNumber: wire.product_code }),
		...(wire.manufacturer_visible !== false && wire.manufacturer_url_without_domain && { manufacturerUrl: wire.manufacturer_url_without_domain }),
		...(wire.manufacturer_main_image_thumbs.length > 0 && { manufacturerPicture: toPicture(wire.manufacturer_main_image_thumbs, '', 160) }),
		category: { title: wire.category_title, url: wire.category_url_without_domain },
		// Left out if it only repeats the key attributes, which are shown above it.
		...(wire.short_description && bindUnits(wire.short_description) !== card.specs.join(' · ') && { shortDescription: bindUnits(wire.short_description) }),
		...(contentHtml && { contentHtml }),
		gallery: gallery.length > 0 ? gallery : [toPicture(wire.main_image_thumbs, wire.title, 640)],
		videos: (wire.videos ?? []).map(({ title, upload_path, type, datetime_uploaded, main_image_thumbs }) => ({
			title,
			src: upload_path,
			type: type ?? videoTypeOf(upload_path) ?? 'video/mp4',
			picture: toPicture(main_image_thumbs, title, 640),
			...(datetime_uploaded && { uploaded: datetime_uploaded }),
		})),
		attributeGroups: toGroups(wire.attributes),
		documents: wire.documents.map(({ title, url, size, type, lang }) => ({ title, url, bytes: size, type, ...(lang && { lang }) })),
		reviewRates: wire.feedback_comment_widget.items.map(({ rate }) => rate),
		reviews: wire.feedback_comment_widget.items.map((review) => ({
			author: review.display_name,
			text: review.message,
			rate: review.rate,
			...(review.datetime && { datetime: review.datetime }),
			...(review.lang && { lang: review.lang }),
			...(review.is_verified && { isVerified: true as const }),
			...(review.answer && { answer: review.answer, ...(review.answer_lang && { answerLang: review.answer_lang }) }),
			...(review.photos?.length && { photos: review.photos.map(({ thumbs }) => toPicture(thumbs, '', 320)) }),
		})),
		...(wire.feedback_comment_widget.rates?.some((votes) => votes > 0) && { ratings: wire.feedback_comment_widget.rates }),
		...(safety && { safety }),
		...(wire.fields && { fields: wire.fields }),
		...(wire.charging && { charging: wire.charging }),
		...(wire.condition && { condition: wire.condition }),
		...(wire.durability_years && { durability: toDurability(wire.durability_years, wire.durability_label) }),
		variantAxes: toVariantAxes(options.map((option) => toOption(option, wire.id))),
		...(options.length > 1 && { variantGroup: `v${Math.min(...options.map(({ id }) => id))}` }),
		...(wire.maximum_qty !== null && { maximumQuantity: wire.maximum_qty }),
		unitName: wire.unit,
		...(coupon?.coupon_code && { couponBadge: { title: coupon.title, code: coupon.coupon_code } }),
		parts: (wire.groupproducts ?? []).filter(isProductVisible).map(toCard),
		...(accessories.length > 0 && { accessories }),
		...(wire.category_template && { template: wire.category_template }),
	};
}

/** The label is left out if its URL is not a web address. */
function toDurability(years: number, label: string | null | undefined): DurabilityGuarantee {
	return { years, ...(label && /^https?:\/\//.test(label) && { labelUrl: label }) };
}

type WireOption = NonNullable<CatalogProduct['variation']>['options'][number];

function toOption(option: WireOption, open: number): VariantOption {
	return {
		url: option.url_without_domain,
		available: option.is_available,
		current: option.id === open,
		attributes: option.attributes.map(({ attribute_title, title }) => ({ title: attribute_title, value: title })),
	};
}

function toGroups(attributes: readonly Attribute[]): AttributeGroup[] {
	const groups = new Map<string, { title: string; value: string }[]>();
	for (const attribute of attributes) {
		const row = { title: attribute.attribute_title, value: toAttributeText(attribute) };
		const group = groups.get(attribute.group ?? '');
		if (group) group.push(row);
		else groups.set(attribute.group ?? '', [row]);
	}
	return [...groups].map(([title, rows]) => ({ title, attributes: rows }));
}
