import { expect, test } from 'vitest';
import { merchantFeedErrors } from '#tests/support/merchant-feed-errors.ts';
import { findScreens, read, type ScreenPaths } from '#tests/support/shop-screens.ts';
import { readStructuredData } from '#tests/support/structured-data-errors.ts';

const screens = await findScreens();

const dataOf = async (name: keyof ScreenPaths) => readStructuredData(await read(screens[name]));

const ofType = (data: readonly Record<string, unknown>[], type: string) => data.find((entry) => entry['@type'] === type);

test('a product’s structured data has its name, price and a price date in the future', async () => {
	const product = ofType(await dataOf('product'), 'Product');
	expect(product).toMatchObject({
		'@context': 'https://schema.org',
		name: expect.stringMatching(/\S/),
		sku: expect.stringMatching(/\S/),
		image: expect.anything(),
		brand: { name: expect.stringMatching(/\S/) },
		offers: {
			'@type': 'Offer',
			priceCurrency: 'EUR',
			price: expect.anything(),
			availability: 'https://schema.org/InStock',
			url: expect.stringContaining(screens.product),
			priceValidUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
		},
	});
	const offer = Object(product?.['offers']);
	expect(Number(offer.price)).toBeGreaterThan(0);
	expect(Date.parse(offer.priceValidUntil)).toBeGreaterThan(Date.now());
	expect(JSON.stringify(product?.['image'])).toMatch(/https?:\/\//);
});

test.each(['category', 'product', 'post', 'page', 'manufacturers', 'magazine'] as const)('%s lists its breadcrumbs in order', async (name) => {
	const list = ofType(await dataOf(name), 'BreadcrumbList');
	const items = Object(list)['itemListElement'];
	expect(items.length).toBeGreaterThan(0);
	for (const [index, item] of items.entries()) {
		expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1, name: expect.stringMatching(/\S/), item: expect.stringMatching(/^https?:/) });
	}
});

test('the merchant feed keeps the rules of its format', async () => {
	const { items, errors } = merchantFeedErrors(await read('/feeds/google-hr.xml'));
	expect(items).toBeGreaterThan(100);
	expect(errors).toEqual([]);
});
