import { foldHeader, splitWords } from './fold-header.ts';

/** SKUs that are not those of the row's own product. */
const OTHER = /parent|group|master|related|accessor|cross|upsell|alternativ|supplier|vendor|manufacturer|competitor|bundle|spare/;

/** A column that is named as SKU, such as `Product Code/SKU`; undefined if none or several are. */
export function findSkuColumn(header: readonly string[]): string | undefined {
	const named = header.filter((name) => {
		const folded = foldHeader(splitWords(name));
		return /\bsku\b/.test(folded) && !OTHER.test(folded);
	});
	return named.length === 1 ? named[0] : undefined;
}

/** Whether a column has the number of a row in a program, such as `Product ID`, and no code of the merchant. */
export const isIdColumn = (name: string): boolean => /\bid$/.test(foldHeader(splitWords(name)));
