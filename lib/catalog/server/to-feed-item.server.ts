import { findNoDelivery } from '#lib/navigation/server/find-no-delivery.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { isOwnPicture } from '#lib/platform/pictures/picture.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { addDays, toIsoDate } from '#lib/platform/time/dates.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { toAbsolute } from '#lib/screens/server/structured-data.server.ts';
import { toGtin } from '../gtin.ts';
import type { Price, ProductDetails } from '../product.ts';

/** Maximum lengths of the feed format. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 10;
const MAX_PART_NUMBER = 70;
const MAX_BRAND = 70;
const MAX_CATEGORY = 750;
/** Days after which a build writes each page and item again. */
const RENEWED_DAYS = 3;
/** Units of unit prices in the feed format, by their spelling in our markets. */
const UNITS: ReadonlyMap<string, string> = new Map([
	...['mg', 'g', 'kg', 'ml', 'cl', 'l', 'cm', 'm', 'sqm', 'cbm', 'ct'].map((unit) => [unit, unit] as const),
	...['kom', 'kos', 'pc', 'pcs', 'Stk', 'Stück', 'pz', 'ud'].map((piece) => [piece, 'ct'] as const),
]);

/** A product as `<item>` of the merchant feed. It is built from the data of the product page (D29), so prices, availability, picture and text are the same. */
export function toFeedItem(site: Site, { product, details, breadcrumbs = [] }: ScreenProps['catalog/product'], description: string): string {
	const { info } = site;
	const [picture, ...others] = product.gallery.filter(isOwnPicture);
	const gtin = toGtin(product.ean);
	// A shortened code or name would identify another one.
	const partNumber = unlessLonger(product.partNumber, MAX_PART_NUMBER);
	const brand = unlessLonger(product.manufacturer, MAX_BRAND);
	const category = breadcrumbs
		.slice(0, -1)
		.map(({ title }) => title)
		.join(' > ');
	// One text per field: lists of names and values take a third longer, for each page of a build.
	const fields = [
		toField('id', String(product.id)),
		toField('title', cut(product.title, MAX_TITLE)),
		toField('description', cut(description || product.title, MAX_DESCRIPTION)),
		toField('link', toAbsolute(info, product.url)),
		toField('image_link', picture && toAbsolute(info, picture.src)),
		...others.slice(0, MAX_PICTURES).map((other) => toField('additional_image_link', toAbsolute(info, other.src))),
		...toAvailability(site, product),
		toField('condition', product.condition ?? info.promises?.condition ?? undefined),
		toField('shopping_ads_excluded_country', undeliveredCountry(site)),
		toPriceFields(product.price),
		toField('brand', brand),
		toField('gtin', gtin),
		toField('mpn', partNumber),
		// "no" states that the product has no identifiers, which is not known if it has a manufacturer.
		toField('identifier_exists', gtin || product.manufacturer || partNumber ? undefined : 'no'),
		toField('product_type', cut(category, MAX_CATEGORY)),
		toField('item_group_id', product.variantGroup),
		toField('energy_efficiency_class', product.energyLabel?.energyClass),
		toField('min_energy_efficiency_class', product.energyLabel?.best),
		toField('max_energy_efficiency_class', product.energyLabel?.worst),
		toField('is_bundle', product.parts.length > 0 ? 'yes' : undefined),
		...toDeclaredFields(site, details?.fields),
		toField('custom_label_0', product.price.lowestPrice30Days && `lowest_30_days ${toAmount(product.price.lowestPrice30Days)}`),
	];
	return `<item>${fields.join('')}${toInstalment(product.price)}<shop:sku>${escapeXml(product.code)}</shop:sku></item>\n`;
}

/**
 * The feed format takes goods on back order only with a date of dispatch: without the merchant's days they are out of stock there. The date is that of an order on the last
 * day before the item is written again.
 */
function toAvailability({ today }: Site, { available, stock, backorder }: ScreenProps['catalog/product']['product']): string[] {
	if (!available) return [toField('availability', 'out_of_stock')];
	if (!backorder || stock > 0) return [toField('availability', 'in_stock')];
	if (backorder.days === undefined) return [toField('availability', 'out_of_stock')];
	const date = `${toIsoDate(addDays(today, backorder.days + RENEWED_DAYS))}T12:00Z`;
	return [toField('availability', 'backorder'), toField('availability_date', date)];
}

/** The market's country, if the shop says that it does not deliver there: the feed must not offer the product in it. */
const undeliveredCountry = (site: Site): string | undefined => findNoDelivery(site)?.country;

/** What the merchant's own fields add. */
const toDeclaredFields = ({ productFields }: Site, values: ProductDetails['fields'] = {}): string[] =>
	productFields.map((field) => {
		const [name, text] = field.toFeed(values[field.name]) ?? [];
		return name === undefined ? '' : toField(name, text);
	});

/** Empty without a value. */
const toField = (name: string, value: string | undefined): string => (value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : '');

function toPriceFields({ price: now, regularPrice: before, unit }: Price): string {
	const name = unit && UNITS.get(unit.description.replace(/\.$/, ''));
	const measure = (name && unit?.quantity) || 0;
	const unitPrice = measure > 0 ? toField('unit_pricing_measure', `${measure} ${name}`) + toField('unit_pricing_base_measure', `1 ${name}`) : '';
	return toField('price', toAmount(before ?? now)) + toField('sale_price', before && toAmount(now)) + unitPrice;
}

/** The feed format has only equal instalments. Unequal ones are left out, because the total shown would be wrong. */
const toInstalment = ({ instalments }: Price): string =>
	instalments && !instalments.last
		? `<g:installment><g:months>${instalments.count}</g:months><g:amount>${toAmount(instalments.amount)}</g:amount></g:installment>`
		: '';

const unlessLonger = (text: string | undefined, most: number): string | undefined => ((text?.length ?? 0) > most ? undefined : text);

const cut = (text: string, most: number): string => (text.length <= most ? text : [...text].slice(0, most).join(''));

const toAmount = ({ minor, currency }: Money): string => `${(minor / 100).toFixed(2)} ${currency}`;
