import { type ColumnNames, toEnglishColumns } from './english-columns.ts';
import words from './shopify-columns.json' with { type: 'json' };

/** The reader's name of each column of a Shopify export, old or new; null if it is none. */
export function toShopifyColumns(header: readonly string[]): ColumnNames | null {
	const columns = toEnglishColumns(header, [words]);
	const names = [...columns.values()];
	return ['Handle', 'Title', 'Variant Price'].every((name) => names.includes(name)) ? columns : null;
}
