import { fromCents } from '@titraj/backend/platform/market/currency.ts';
import type { Cart } from '@titraj/contract/cart.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const ADDRESS = { first_name: 'Ana', last_name: 'Anić', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR', phone: '+385 91 555 0101' };
const MARKETS = [
	['hr', 'EUR', 'hr-HR', /^[\d.]+,\d\d\s€$/],
	['rs', 'RSD', 'sr-Latn-RS', /^[\d.]+\sRSD$/],
	['ba', 'BAM', 'bs-BA', /^[\d.]+,\d\d\sKM$/],
	['at', 'EUR', 'de-AT', /^€\s[\d.]+,\d\d$/],
	['en', 'EUR', 'en-GB', /^€[\d,]+\.\d\d$/],
] as const;
const SYMBOLS = { EUR: '€', RSD: 'RSD', BAM: 'BAM' } as const;
let backend: TestBackend;
const client = async (lang: string): Promise<ApiClient> => {
	const token = readJwt((await backend.send('/hapi/v1/auth/generate-token/')).body);
	return unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, readAnswer: createAnswerReader() })).with({ token });
};

beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const hundredths = (amount: number | string) => Math.round(Number(amount) * 100);

describe.each(MARKETS)('%s', (lang, currency, locale, written) => {
	const convert = (amount: number | string) => fromCents(hundredths(amount), currency);

	test('product, structured data, feed and live price have the same amount', async () => {
		const [own, croatian] = [await client(lang), await client('hr')];
		const reduced = async (of: ApiClient) =>
			unwrap(await of.call('_get_hapi_catalog_products', { mode: 'full', discounted: true, sort: 'id', limit: 1 })).items[0];
		const [wire, euros] = [await reduced(own), await reduced(croatian)];
		if (!wire || !euros) throw new Error('The fixture has changed');
		for (const field of ['price_custom', 'basic_price_custom', 'extra_price_lowest'] as const)
			expect([field, hundredths(wire[field] ?? 0)]).toEqual([field, convert(euros[field] ?? 0)]);
		expect([wire.basic_price_base, wire.discount_percent_base]).toEqual([euros.basic_price_custom, euros.discount_percent_custom]);

		const site = await loadSite(own, new Date());
		const outcome = await loadPath({ path: wire.url_without_domain, site, client: own });
		if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/product') throw new Error(outcome.kind);
		const { price_custom } = wire;
		expect(JSON.stringify(outcome.loaded.head.structuredData)).toContain(`"price":"${Number(price_custom).toFixed(2)}","priceCurrency":"${currency}"`);
		expect(toFeedItem(site, outcome.loaded.content.props, '')).toContain(`${Number(price_custom).toFixed(2)} ${currency}`);
		const live = unwrap(await own.call('_post_hapi_catalog_price_qty', { ids: [wire.id] })).items[0];
		expect(live).toMatchObject({ price_custom, basic_price_custom: wire.basic_price_custom, extra_price_lowest: wire.extra_price_lowest });
		expect(formatMoney({ minor: hundredths(price_custom) + 1_234_567_00, currency }, locale)).toMatch(written);
	});

	test('price filters use the market’s currency, and find the same as in euros', async () => {
		const [own, croatian] = [await client(lang), await client('hr')];
		const all = unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', sort: 'price_asc', limit: 200 })).items;
		const prices = all.map(({ price_custom }) => Number(price_custom));
		expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		const bound = prices[Math.floor(prices.length / 2)] ?? 0;
		const found = unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', price_from: bound, facets: true, limit: 200 }));
		expect(found.total).toBe(prices.filter((price) => price >= bound).length);
		expect(unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', price_to: bound, facets: true, limit: 1 })).total).toBe(
			prices.filter((price) => price <= bound).length,
		);
		const facets = unwrap(await croatian.call('_get_hapi_catalog_products', { mode: 'list', facets: true, limit: 1 })).facets;
		expect(hundredths(found.facets?.price?.to ?? 0)).toBe(convert(facets?.price?.to ?? 0));
	});

	test('a cart is summed in its currency, and the order is charged and stored as shown', async () => {
		const own = await client(lang);
		const [first, second] = unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', available: true, sort: 'price_asc', limit: 2 })).items;
		if (!first || !second) throw new Error('The fixture has changed');
		await own.call('_post_hapi_webshop_product', { shopping_cart_code: first.shopping_cart_code, qty: 1 });
		await own.call('_post_hapi_webshop_product', { shopping_cart_code: second.shopping_cart_code, qty: 1 });
		unwrap(await own.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ADDRESS }));
		unwrap(await own.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' }));
		const methods = unwrap(await own.call('_get_hapi_webshop_payment', {})).items.map(({ code }) => code);
		expect(methods.includes('bank_transfer')).toBe(currency === 'EUR');
		const cart = unwrap(await own.call('_put_hapi_webshop_payment', { payment_code: 'cash_on_delivery' }));
		expect(sumOf(cart)).toBe(hundredths(cart.total.total));
		expect(cart.parcels[0]?.items.map(({ unit_price }) => unit_price)).toEqual([first.price_custom, second.price_custom]);
		if (currency === 'RSD') expect([cart.total.total, cart.total.total_tax].every((amount) => Number.isInteger(amount))).toBe(true);

		const placed = unwrap(
			await own.call('_post_hapi_webshop_order', {
				idempotency_key: `currency-test-${lang}-0`,
				version: cart.version,
				total: cart.total.total,
				lines: cart.parcels.flatMap(({ items }) => items.map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price }))),
				accept_terms: true,
			}),
		);
		const order_identificator = placed.order?.order_identificator ?? '';
		const elsewhere = unwrap(await (await client('hr')).call('_get_hapi_webshop_order', { order_identificator }));
		expect([elsewhere.currency, elsewhere.total.total, elsewhere.total.total_tax]).toEqual([currency, cart.total.total, cart.total.total_tax]);
		expect(elsewhere.parcels[0]?.items.map(({ unit_price }) => unit_price)).toEqual([first.price_custom, second.price_custom]);
	});

	test('the currency follows from the market', async () => {
		const own = await client(lang);
		const known = unwrap(await own.call('_get_hapi_misc_currency', {}));
		expect(known).toMatchObject({ code: currency, symbol: SYMBOLS[currency] });
		expect(unwrap(await own.call('_post_hapi_misc_currency', { code: currency.toLowerCase() }))).toEqual(known);
		expect(await own.call('_post_hapi_misc_currency', { code: currency === 'EUR' ? 'RSD' : 'EUR' })).toMatchObject({ ok: false });
	});
});

test('an order with more hundredths of a dinar than an integer can hold is placed', async () => {
	const own = await client('rs');
	const [first] = unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', available: true, sort: 'price_desc', limit: 1 })).items;
	await backend.db
		.updateTable('products')
		.set({ price_cents: 10_000_000, sale_price_cents: null, quantity: 5, maximum_qty: 5 })
		.where('id', '=', first?.id ?? 0)
		.execute();
	await own.call('_post_hapi_webshop_product', { shopping_cart_code: first?.shopping_cart_code ?? '', qty: 3 });
	await own.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ADDRESS });
	await own.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
	const cart = unwrap(await own.call('_put_hapi_webshop_payment', { payment_code: 'card' }));
	expect(hundredths(cart.total.total)).toBeGreaterThan(2 ** 31);
	const lines = cart.parcels.flatMap(({ items }) => items.map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price })));
	const body = { idempotency_key: 'currency-test-large', version: cart.version, total: cart.total.total, lines, accept_terms: true };
	const order_identificator = unwrap(await own.call('_post_hapi_webshop_order', body)).order?.order_identificator ?? '';
	expect(unwrap(await own.call('_get_hapi_webshop_order', { order_identificator })).total.total).toBe(cart.total.total);
});

test('a cart shown in one currency cannot be charged in another', async () => {
	const own = await client('rs');
	const [first] = unwrap(await own.call('_get_hapi_catalog_products', { mode: 'list', available: true, sort: 'price_asc', limit: 1 })).items;
	await own.call('_post_hapi_webshop_product', { shopping_cart_code: first?.shopping_cart_code ?? '', qty: 1 });
	await own.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ADDRESS });
	await own.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
	const cart = unwrap(await own.call('_put_hapi_webshop_payment', { payment_code: 'cash_on_delivery' }));
	const lines = cart.parcels.flatMap(({ items }) => items.map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price })));
	const body = { idempotency_key: 'currency-test-other', version: cart.version, total: cart.total.total, lines, accept_terms: true };
	expect(await own.with({ lang: 'hr' }).call('_post_hapi_webshop_order', body)).toMatchObject({ ok: false });
});

const sumOf = ({ parcels, total }: Cart): number =>
	parcels.flatMap(({ items }) => items).reduce((sum, { qty, unit_price }) => sum + qty * hundredths(unit_price), 0) +
	total.extra_items.reduce((sum, { amount }) => sum + hundredths(amount), 0) -
	total.extraitems.reduce((sum, { amount }) => sum + hundredths(amount), 0);
