import type { CustomerGroup, CustomerGroupInput } from '@titraj/backend/merchant-api/routes/customer-group-routes.ts';
import type { Loaded } from '../../api/read.ts';
import { toComma, toLines, toPoint } from '../../ui/typed.ts';
import type { Values } from '../../ui/use-versioned-form.ts';

/** What a new form begins with. */
export const NEW_GROUP: Loaded<CustomerGroup> = {
	value: { id: 0, name: '', percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [] },
	version: null,
};

export const toValues = ({ name, percent, excluded_categories, excluded_manufacturers, prices }: CustomerGroup): Values => ({
	...{ name, percent: percent === null ? '' : String(percent) },
	...{ excluded_categories: excluded_categories.join('\n'), excluded_manufacturers: excluded_manufacturers.join('\n') },
	prices: prices.map(({ sku, price }) => `${sku}; ${toComma(price)}`).join('\n'),
});

/** The group of a form. */
export function toGroup(values: Values): CustomerGroupInput {
	const textOf = (name: string): string => String(values[name] ?? '').trim();
	return {
		name: textOf('name'),
		percent: textOf('percent') === '' ? null : Number(textOf('percent')),
		excluded_categories: toLines(textOf('excluded_categories')),
		excluded_manufacturers: [...new Set(toLines(textOf('excluded_manufacturers')))],
		prices: toPrices(textOf('prices')),
	};
}

/**
 * Prices of lines such as `HP-100; 12,90`, as a table of two columns gives them too: a tab is like a semicolon, and a sku may contain semicolons. A
 * line without a price has an empty one, which the API refuses by the sku.
 */
export const toPrices = (text: string): CustomerGroupInput['prices'] =>
	toLines(text).map((line) => {
		const place = Math.max(line.lastIndexOf(';'), line.lastIndexOf('\t'));
		return place < 0 ? { sku: line, price: '' } : { sku: unquote(line.slice(0, place)), price: toPoint(unquote(line.slice(place + 1))) };
	});

/** A cell of a CSV file without its quotes. */
const unquote = (cell: string): string =>
	cell
		.trim()
		.replace(/^"(.*)"$/, '$1')
		.replaceAll('""', '"')
		.trim();
