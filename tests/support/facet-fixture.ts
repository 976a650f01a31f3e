import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { shopFixture } from './shop-fixture.ts';

const SIZES = [24, 27, 32];
const PANELS = ['IPS', 'VA', 'OLED'];
const MANUFACTURERS = ['obzor', 'ziva', 'cvor', null];

/** The fixture shop with 120 more monitors whose properties follow from their number, so that every count can be calculated. */
export function facetFixture() {
	const shop = shopFixture();
	const [model] = shop.catalog.products;
	if (model === undefined) throw new Error('The fixture shop has no products');
	const monitors = Array.from({ length: 120 }, (_, number) => toMonitor(model, number));
	return { shop: { ...shop, catalog: { ...shop.catalog, products: monitors } }, monitors };
}

function toMonitor(model: SourceProduct, number: number): SourceProduct {
	const size = SIZES[number % 3] ?? 0;
	const reduced = number % 4 === 0;
	return {
		...model,
		code: `F-${number}`,
		ean: null,
		manufacturer_product_code: null,
		manufacturer_code: MANUFACTURERS[number % 4] ?? null,
		category_code: number % 10 === 9 ? 'cables' : 'monitors',
		price_cents: 100_00 + number * 100,
		sale_price_cents: reduced ? 90_00 + number * 100 : null,
		lowest_price_cents: reduced ? 95_00 + number * 100 : null,
		quantity: number % 5 === 0 ? 0 : 3,
		attributes: [
			{ code: 'screen_size', title: 'Dijagonala', value: String(size), number: size, unit: '"', group: 'Zaslon', special: true },
			{ code: 'panel', title: 'Panel', value: PANELS[number % 7 < 3 ? 0 : number % 7 < 5 ? 1 : 2] ?? '', group: 'Zaslon' },
		],
		reviews: [],
		variation_code: null,
		lists: [],
		group_product_codes: [],
		sold: number,
	};
}
