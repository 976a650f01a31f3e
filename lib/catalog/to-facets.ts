import type { Facets as WireFacets } from '@titraj/contract/facets.ts';
import { perFlag } from '@titraj/contract/flag-filters.ts';
import type { Facets, FacetValue } from './facets.ts';
import { toAttributeText } from './to-product-card.ts';

/** Maps wire facets: values get their units, and the price range is widened to whole currency units. */
export function toFacets(wire: WireFacets): Facets {
	return {
		attributes: wire.attributes.map(({ code, title, unit, values }) => ({
			code,
			title,
			values: values.map(({ id, title: value, count }) => ({ id, title: toAttributeText({ title: value, unit }), count })),
		})),
		manufacturers: wire.manufacturers.map(toValue),
		categories: wire.categories.map(toValue),
		price: toRange(wire.price),
		...perFlag((name) => wire[`${name}_total`]),
	};
}

function toValue({ id, title, count }: WireFacets['manufacturers'][number]): FacetValue {
	return { id, title, count };
}

function toRange(price: WireFacets['price']): Facets['price'] {
	if (!price) return null;
	const [from, to] = [Math.floor(price.from) * 100, Math.ceil(price.to) * 100];
	return to - from > 100 ? { from, to } : null;
}
