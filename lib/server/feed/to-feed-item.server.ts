import type { Money } from '#lib/domain/money.ts';
import type { Price } from '#lib/domain/product.ts';
import type { ScreenProps } from '#lib/domain/screen.ts';
import type { Site } from '../site.server.ts';
import { toAbsolute } from '../structured-data.server.ts';
import { escapeXml } from './escape-xml.server.ts';

/** Lengths that the receiver takes. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 10;
/** Units of a unit price that the receiver knows. */
const UNITS: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'cl', 'l', 'cm', 'm', 'sqm', 'cbm', 'ct']);

/** A product as `<item>` of the merchant feed, from what its page shows (D29): prices, availability, picture and text cannot differ from it. */
export function toFeedItem(site: Site, { product, breadcrumbs }: ScreenProps['catalog/product'], description: string): string {
	const { info } = site;
	const [picture, ...others] = product.gallery;
	const fields: [name: string, value: string | undefined][] = [
		['id', String(product.id)],
		['title', [...product.title].slice(0, MAX_TITLE).join('')],
		['description', [...(description || product.title)].slice(0, MAX_DESCRIPTION).join('')],
		['link', toAbsolute(info, product.url)],
		['image_link', picture && toAbsolute(info, picture.src)],
		...others.slice(0, MAX_PICTURES).map((other): [string, string] => ['additional_image_link', toAbsolute(info, other.src)]),
		['availability', product.available ? 'in_stock' : 'out_of_stock'],
		['condition', 'new'],
		...toPriceFields(product.price),
		['brand', product.maker],
		['gtin', product.ean],
		['mpn', product.partNumber],
		['identifier_exists', product.ean || (product.maker && product.partNumber) ? undefined : 'no'],
		[
			'product_type',
			breadcrumbs
				.slice(0, -1)
				.map(({ title }) => title)
				.join(' > '),
		],
		['item_group_id', product.variantGroup],
		['custom_label_0', product.price.lowest30 && `lowest_30_days ${toAmount(product.price.lowest30)}`],
	];
	const written = fields.flatMap(([name, value]) => (value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : []));
	return `<item>${written.join('')}${toInstalment(product.price)}</item>\n`;
}

function toPriceFields({ now, before, unit }: Price): [string, string | undefined][] {
	const measure = unit && UNITS.has(unit.description) ? (unit.quantity ?? 0) : 0;
	return [
		['price', toAmount(before ?? now)],
		['sale_price', before && toAmount(now)],
		['unit_pricing_measure', unit && measure > 0 ? `${measure} ${unit.description}` : undefined],
		['unit_pricing_base_measure', unit && measure > 0 ? `1 ${unit.description}` : undefined],
	];
}

const toInstalment = ({ instalments }: Price): string =>
	instalments ? `<g:installment><g:months>${instalments.count}</g:months><g:amount>${toAmount(instalments.amount)}</g:amount></g:installment>` : '';

const toAmount = ({ minor, currency }: Money): string => `${(minor / 100).toFixed(2)} ${currency}`;
