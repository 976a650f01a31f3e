import { withoutApostrophes } from '../mapping/change-texts.ts';
import { currencyOfColumn, vatOfColumn } from '../mapping/column-hints.ts';
import { type FeedSettings, SHOP_CURRENCY } from '../mapping/feed-settings.ts';
import { mapRow } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { decodeEntities } from '../values/decode-entities.ts';
import { detectDecimal, parseAmount } from '../values/parse-amount.ts';
import { cleanText } from '../values/plain-text.ts';
import { ColumnDecimals } from './column-decimals.ts';

/** Number of rows to examine. */
const SAMPLE = 2000;

/** Detects how the values of a feed are written, from its first rows. Settings in the mapping take precedence. */
export async function detectSettings(rows: AsyncIterable<RawRow>, mapping: MappingFile): Promise<FeedSettings> {
	const prices: string[] = [];
	const categories: string[] = [];
	const others = new ColumnDecimals({ isSet: mapping.decimal !== undefined });
	let column: string | undefined;
	let count = 0;
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		const source = withoutApostrophes(mapRow(row.fields, mapping));
		const { texts, columns } = source;
		others.add(source);
		column ??= columns.price;
		prices.push(...[texts.price, texts.sale_price].filter((text) => text !== undefined));
		categories.push(cleanText(texts.category));
		count += 1;
		if (count >= SAMPLE) break;
	}
	const decimal = mapping.decimal ?? detectDecimal(prices) ?? '.';
	const currencies = new Set(prices.flatMap((price) => parseAmount(price, decimal)?.currency ?? []));
	return {
		decimal,
		decimals: others.detect(),
		currency: mapping.currency ?? currencyOfColumn(column ?? '') ?? (currencies.size === 1 ? [...currencies].join('') : SHOP_CURRENCY),
		vatIncluded: mapping.vat_included ?? vatOfColumn(column ?? '') ?? true,
		vatPercent: mapping.vat_percent,
		vatRates: Object.fromEntries(Object.entries(mapping.vat_rates ?? {}).map(([word, rate]) => [word.toLowerCase(), rate])),
		rates: mapping.rates ?? {},
		inStockQuantity: mapping.in_stock_quantity,
		categories: Object.fromEntries(Object.entries(mapping.categories ?? {}).map(([path, own]) => [decodeEntities(path), own])),
		categorySeparator: mapping.category_separator ?? detectSeparator(categories),
	};
}

/** `/` and `,` are not tried, because they also occur in names of categories. */
const detectSeparator = (categories: readonly string[]): string =>
	['>', '»', '›', '|', '\\'].find((separator) => categories.some((category) => category.includes(separator))) ?? '>';
