import type { Campaign, CampaignInput } from '@titraj/backend/merchant-api/routes/campaign-routes.ts';
import type { Loaded } from '../../api/read.ts';
import { toLocalTime } from '../../ui/local-time.ts';
import { toComma, toLines, toPoint } from '../../ui/typed.ts';
import type { Values } from '../../ui/use-versioned-form.ts';

/** What a new form begins with. */
export const NEW_CAMPAIGN: Loaded<Campaign> = {
	value: {
		...{ id: 0, title: '', state: 'planned', percent: null, price: null, everything: false, categories: [], products: [] },
		...{ starts_at: '', ends_at: '' },
	},
	version: null,
};

export const toValues = ({ title, percent, price, everything, categories, products, starts_at, ends_at }: Campaign): Values => ({
	...{ title, percent: percent === null ? '' : String(percent), price: price === null ? '' : toComma(price), everything },
	...{ categories: categories.join('\n'), products: products.join('\n') },
	...{ starts_at: toLocalTime(starts_at || undefined), ends_at: toLocalTime(ends_at || undefined) },
});

/** The campaign of a form. A moment that was not changed keeps its seconds. */
export function toCampaign(values: Values, stored: Campaign): CampaignInput {
	const textOf = (name: string): string => String(values[name] ?? '').trim();
	const before = toValues(stored);
	const momentOf = (name: 'starts_at' | 'ends_at'): string => {
		if (textOf(name) === before[name]) return stored[name];
		return textOf(name) === '' ? '' : new Date(textOf(name)).toISOString();
	};
	return {
		...{ title: textOf('title'), everything: values['everything'] === true },
		percent: textOf('percent') === '' ? null : Number(textOf('percent')),
		price: textOf('price') === '' ? null : toPoint(textOf('price')),
		...{ categories: toLines(textOf('categories')), products: [...new Set(toLines(textOf('products')))] },
		...{ starts_at: momentOf('starts_at'), ends_at: momentOf('ends_at') },
	};
}
