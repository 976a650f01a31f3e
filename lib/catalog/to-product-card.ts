import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { Attribute } from '@titraj/contract/product-parts.ts';
import { toDecorativePicture } from '#lib/platform/pictures/to-picture.ts';
import { toEnergyLabel } from './energy-label.ts';
import type { ProductCard } from './product.ts';
import { toBackorder } from './to-backorder.ts';
import { toPrice } from './to-price.ts';
import { isProductVisible } from './visibility.ts';

/** A number with a unit at the end of a value, such as `1 TB`. */
const ENDS_WITH_UNIT = /\d\s?(?:\p{L}+|")$/u;

/** Attribute value with its unit, e.g. `165 Hz`. The unit is not added if the value already ends with one, e.g. `1 TB` for an attribute in GB. */
export function toAttributeText(attribute: Pick<Attribute, 'title' | 'unit'>): string {
	const { title, unit } = attribute;
	if (!unit || ENDS_WITH_UNIT.test(title)) return bindUnits(title);
	return `${bindUnits(title)}${unit === '"' ? '' : '\u00a0'}${unit}`;
}

/** Maps a wire product to a card (Spec 3, Catalogue product). */
export function toProductCard(wire: CatalogProductCard, currency: string): ProductCard {
	const { rates, rates_votes } = wire.feedback_rate_widget;
	const energyLabel = toEnergyLabel(wire.energy_label);
	const backorder = toBackorder(wire);
	return {
		id: wire.id,
		title: wire.title,
		url: wire.url_without_domain,
		...(wire.manufacturer_title && { manufacturer: wire.manufacturer_title }),
		specs: wire.attributes_special.slice(0, 3).map(toSpec),
		price: toPrice(wire, currency),
		available: wire.is_available,
		stock: wire.available_qty,
		...(backorder && { backorder }),
		picture: toDecorativePicture(wire.main_image_thumbs, 320),
		cartCode: wire.shopping_cart_code,
		badges: toBadges(wire.badge_coupons.slice(0, 1)),
		...(!isProductVisible(wire) && { hidden: true as const }),
		...(energyLabel && { energyLabel }),
		...(rates_votes > 0 && { rating: { value: rates, votes: rates_votes } }),
	};
}

/** Texts of badges. */
export const toBadges = (wire: CatalogProductCard['badge_coupons']): string[] => wire.map(({ title }) => bindUnits(title));

/** Text of a key attribute. A bare number or a short word such as "nema" gets the attribute's name: `Jezgre: 10`. */
export function toSpec(attribute: Pick<Attribute, 'attribute_title' | 'title' | 'unit'>): string {
	const text = toAttributeText(attribute);
	return /^[\d.,]+$|^\p{Ll}{2,5}$/u.test(text) ? `${attribute.attribute_title}: ${text}` : text;
}
