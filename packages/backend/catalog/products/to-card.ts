import { splitInstalments } from '@titraj/contract/formats/instalments.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { toMajor } from '../../platform/market/money.ts';
import { toMainPicture } from '../media/product-pictures.ts';
import { toPriceFields } from '../prices/to-price-fields.ts';
import { isOrderable, toBackorder } from '../stock/orderable.ts';
import type { CardRow } from './product-rows.ts';
import { toEnergyLabel } from './to-energy-label.ts';
import { toManufacturerPath, toProductPath } from './urls.ts';

/** `status` of a product that is not for sale. */
const WITHDRAWN = 0;

/** Maps a row to the product card of the wire format. */
export function toCard(row: CardRow): CatalogProductCard {
	const prices = toPriceFields(row);
	const { basic_price_custom: regular, discount_percent_custom: discount } = prices;
	const picture = toMainPicture(row);
	return {
		id: row.id,
		code: row.code,
		product_code: row.product_code ?? row.code,
		title: row.title,
		url_without_domain: toProductPath(row.category_slug, row.slug, row.id),
		is_available: isOrderable(row),
		available_qty: row.quantity,
		backorder: toBackorder(row),
		discount_percent: discount,
		discount_percent_base: discount,
		...prices,
		basic_price: regular,
		basic_price_base: regular,
		rate: row.rate,
		main_image_upload_path: picture?.path ?? null,
		main_image_thumbs: picture?.thumbs ?? [],
		main_image_title: picture ? (picture.alt ?? row.title) : null,
		main_image_description: picture ? row.short_description : null,
		manufacturer_id: row.manufacturer_id,
		manufacturer_code: row.manufacturer_code,
		manufacturer_title: row.manufacturer_title,
		manufacturer_url_without_domain: row.manufacturer_slug === null ? null : toManufacturerPath(row.manufacturer_slug),
		category_id: row.category_id,
		category_code: row.category_code,
		category_title: row.category_title,
		attributes_special: row.attributes_special,
		shopping_cart_code: toShoppingCartCode(row.id),
		installments_info: row.instalments === null ? null : toInstalments(row.instalments, row.now_cents),
		energy_label: toEnergyLabel(row.energy_label),
		...toUnitPrice(row),
		maximum_qty: row.maximum_qty,
		unit: row.unit,
		type: row.group_product_ids.length > 0 ? 'bundle' : 'product',
		status: row.visible ? row.status : WITHDRAWN,
		badge_coupons: row.declared_badges.length === 0 ? row.badges : [...row.badges, ...row.declared_badges],
		visible: row.visible,
		category_visible: row.category_visible,
		manufacturer_visible: row.manufacturer_visible,
		ignore_brand_visibility: row.ignore_brand_visibility,
		feedback_rate_widget: { rates: row.rate, rates_votes: row.rate_votes },
	};
}

export const toShoppingCartCode = (id: number): string => `product-${id}`;

function toInstalments(count: number, cents: number) {
	const { amount, last } = splitInstalments(cents, count, 'EUR');
	return { count, amount: toMajor(amount), last_amount: toMajor(last) };
}

/** Price of one `unitd_description`; the product contains `unitd_qty` of them. */
function toUnitPrice({ unit_price, now_cents }: CardRow) {
	if (unit_price === null) return { unitd_price: null, unitd_qty: null, unitd_description: null };
	const cents = Math.max(1, Math.round(now_cents / unit_price.qty));
	return { unitd_price: toMajor(cents), unitd_qty: unit_price.qty, unitd_description: unit_price.description };
}
