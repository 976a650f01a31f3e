import { isMarket, SOURCE_MARKET } from '../../platform/market/market.ts';
import { foldHeader, splitWords } from './fold-header.ts';

/** Objects whose parts are fields of the product itself. */
const WRAPPERS = new Set(['offers', 'offer', 'product', 'data', 'attributes', 'details', 'pricing', 'prices', 'inventory', 'general', 'info']);
/** Parts that are the text of their object. */
const TEXTS = new Set<string>(['name', 'title', 'label', 'value', 'text', SOURCE_MARKET]);

/** Names under which a column may be known: of `offers.price` also `price`, of `brand.name` also `brand`, of `Slike.Slika` also `slika`, of `SifraArtikla` also `sifra artikla`. */
export const namesOf = (column: string): string[] => [...new Set([...namesAsWritten(column), ...namesAsWritten(splitWords(column))])];

function namesAsWritten(column: string): string[] {
	const parts = column.split('.').map(foldHeader).filter(Boolean);
	if (parts.length < 2) return [foldHeader(column)];
	const [last = '', before = ''] = [parts.at(-1), parts.at(-2)];
	const names = [parts.join(' ')];
	if (TEXTS.has(last)) names.push(before);
	if (WRAPPERS.has(before) || last.slice(0, 4) === before.slice(0, 4)) names.push(last);
	return names;
}

/** The language of `name.en`; null for the shop's own and for other columns. */
export function languageOf(column: string): string | null {
	const last = column.split('.').at(-1) ?? '';
	return column.includes('.') && isMarket(last) && last !== SOURCE_MARKET ? last : null;
}
