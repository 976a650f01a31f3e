import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../run/replace-file.ts';
import { parseFeedName } from './feed-shard.ts';

/** Languages of the countries with sites that take this form: Jeftinije.hr, Ceneje.si, Idealno.rs, Idealno.ba. */
const LANGUAGES: ReadonlySet<string> = new Set(['hr', 'si', 'rs', 'ba']);
const MOST_PICTURES = 10;

/** Name of the comparison feed beside a file of the merchant feed; null for other files and for languages without such sites. */
export function comparisonName(name: string): string | null {
	const parsed = parseFeedName(name);
	return parsed !== null && LANGUAGES.has(parsed.lang) ? name.replace(/^google-/, 'comparison-') : null;
}

/** Writes the comparison feed beside a file of the merchant feed, or removes it with that file. */
export function writeComparisonFeed(folder: string, name: string): void {
	const own = comparisonName(name);
	if (own === null) return;
	const source = join(folder, name);
	if (existsSync(source)) replaceFile(join(folder, own), toComparisonFeed(readFileSync(source, 'utf8')));
	else rmSync(join(folder, own), { force: true });
}

/**
 * The merchant feed in the form that comparison sites take (`CNJExport`): the same products, prices and texts, because it is made from that file. Values
 * stay escaped as they are there.
 */
export function toComparisonFeed(merchantFeed: string): string {
	const items = merchantFeed.split('<item>').slice(1).map(toItem);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<CNJExport>\n${items.join('')}</CNJExport>\n`;
}

function toItem(item: string): string {
	const all = (name: string) => [...item.matchAll(new RegExp(`<(?:g|shop):${name}>([^<]*)<`, 'g'))].map(([, value = '']) => value);
	const one = (name: string) => all(name)[0] ?? '';
	const [regular = '', currency = ''] = one('price').split(' ');
	const [sale = ''] = one('sale_price').split(' ');
	const elements: [string, string][] = [
		['ID', one('id')],
		['productCode', one('sku')],
		['name', one('title')],
		['description', one('description')],
		['link', one('link')],
		['mainImage', one('image_link')],
		['moreImages', all('additional_image_link').slice(0, MOST_PICTURES).join(',')],
		['price', sale || regular],
		['regularPrice', sale && regular],
		['curCode', currency],
		['stock', one('availability').replaceAll('_', ' ')],
		['fileUnder', one('product_type')],
		['brand', one('brand')],
		['EAN', one('gtin')],
		['condition', one('condition')],
		['groupId', one('item_group_id')],
	];
	return `<Item>${elements.map(([name, value]) => (value === '' ? '' : `<${name}>${value}</${name}>`)).join('')}</Item>\n`;
}
