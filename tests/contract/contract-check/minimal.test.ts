import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import type { Finding } from '#scripts/contract/finding.ts';
import { valueAt } from '#scripts/contract/visitor.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { checkBackend, errorsOf } from '#tests/support/check-backend.ts';
import { mountBackend } from '#tests/support/mount-backend.ts';
import { readMinimalSource, replaceOnce, startMutant } from '#tests/support/mutants/start-mutant.ts';

let minimal: Awaited<ReturnType<typeof startMinimalBackend>>;
beforeAll(async () => {
	minimal = await startMinimalBackend({ port: 0 });
});
afterAll(() => minimal.close());

test('the minimal backend conforms and takes an order; search is its only extension', async () => {
	const report = await checkBackend(minimal.url, true);
	expect(errorsOf(report)).toEqual({});
	expect(report.verdicts.filter(({ part, skipped }) => part === 'extension' && skipped === undefined).map(({ name }) => name)).toEqual([
		'catalog/search (search)',
	]);
	expect(report.verdicts.flatMap(({ note }) => note ?? [])).toContainEqual(expect.stringMatching(/^Order M-\d+ stays/));
});

test('advises on missing route names, only for features that the minimal backend has', async () => {
	const { verdicts } = await checkBackend(minimal.url);
	const advice = verdicts.flatMap(({ findings }) => findings);
	expect(advice.map(({ severity, expected }) => [severity, expected])).toEqual(
		['withdrawal_form', 'legal_guarantee', 'webshop_failed_order'].map((name) => ['advice', expect.stringContaining(`"${name}"`)]),
	);
});

test('a backend mounted below a path conforms at its URL with that path', async () => {
	const mounted = await mountBackend(minimal.url, '/shop/api/v2');
	try {
		const report = await checkBackend(mounted.url, true, false);
		expect([report.unusable, errorsOf(report)]).toEqual([null, {}]);
		expect((await checkBackend(new URL(mounted.url).origin)).unusable).toMatchObject({ path: 'status', fix: expect.stringContaining('below /hapi/v1/') });
		// This backend rejects `lang` in bodies. The storefront sends it, so the check does too.
		expect(errorsOf(await checkBackend(mounted.url))['_post_hapi_catalog_price_qty']?.[0]).toMatchObject({
			path: 'status',
			found: expect.stringContaining('400'),
		});
	} finally {
		await mounted.close();
	}
});

/** The minimum of section 7: the cart has no delivery until `parcel-default-shipping`, never a payment method, and there is nothing to choose. */
function toSpecificationMinimum(source: string): string {
	const changes = [
		['customer: null, done: new Map() });', 'customer: null, isShipped: false, done: new Map() });'],
		['function toCart({ version, lines, customer }) {', 'function toCart({ version, lines, customer, isShipped }) {'],
		['const delivery = items.length > 0 ? SHIPPING.amount : 0;', 'const delivery = items.length > 0 && isShipped ? SHIPPING.amount : 0;'],
		['[{ id: 1, items, shipping: SHIPPING }]', '[{ id: 1, items, shipping: isShipped ? SHIPPING : null }]'],
		['payment: items.length > 0 ? PAYMENT : null,', ''],
		["missing: customer ? [] : ['customer'],", ''],
		['extra_items: items.length > 0 ?', 'extra_items: items.length > 0 && isShipped ?'],
		[
			'const CALLS = {',
			`const CALLS = {
				_post_hapi_webshop_parcel_default_shipping: ['POST', '/webshop/parcel-default-shipping/', (_, { session }) => {
					session.isShipped = true;
					session.version += 1;
					return answer(toCart(session));
				}],
				_put_hapi_webshop_parcel_shipping: ['PUT', '/webshop/parcel-shipping/', (_, { session }) => answer(toCart(session))],`,
		],
		[
			"return refuse('error_order_customer', result(null));",
			"return refuse('error_order_customer', result(null));\n\tif (!session.isShipped) return refuse('error_order_shipping', result(null));",
		],
	] as const;
	return changes.reduce((changed, [text, replacement]) => replaceOnce(changed, text, replacement), source);
}

test('a backend without calls for a choice of delivery and payment sells, as it does in the storefront', async () => {
	await using backend = await startMutant(toSpecificationMinimum(readMinimalSource()));
	const report = await checkBackend(backend?.url ?? '', true);
	expect(errorsOf(report)).toEqual({});
	expect(report.verdicts.find(({ name }) => name === 'delivery and payment are chosen')?.skipped).toBeUndefined();
});

test.each([
	['shipping', "missing: ['shipping'],", /delivery/],
	['payment', "missing: ['payment'],", /payment/],
])('a cart that lacks its %s for ever is reported, if there is no call to choose it', async (_, missing, consequence) => {
	const source = replaceOnce(readMinimalSource(), "missing: customer ? [] : ['customer'],", missing);
	await using backend = await startMutant(source);
	const errors = errorsOf(await checkBackend(backend?.url ?? '', true));
	expect(errors['delivery and payment are chosen']).toContainEqual(
		expect.objectContaining({ path: '$.data.missing', consequence: expect.stringMatching(consequence) }),
	);
});

test('an address of the backend that differs from SITE_URL is a note that says which wins', async () => {
	vi.stubEnv('SITE_URL', 'https://shop.example');
	try {
		const { verdicts } = await checkBackend(minimal.url);
		expect(verdicts.find(({ name }) => name === 'the shop has one address')?.findings).toEqual([
			expect.objectContaining({
				severity: 'advice',
				path: '$.data.site_url',
				expected: 'https://shop.example, as in SITE_URL',
				found: '"https://titraj.example"',
				consequence: expect.stringContaining('wins'),
			}),
		]);
		vi.stubEnv('SITE_URL', 'https://titraj.example');
		const same = await checkBackend(minimal.url);
		expect(same.verdicts.find(({ name }) => name === 'the shop has one address')?.findings).toEqual([]);
	} finally {
		vi.unstubAllEnvs();
	}
});

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Alters `data` of a response. */
const changeData = (change: (data: Json) => unknown): Alteration => ({
	change: (body) => (isJson(body) && isJson(body['data']) ? { ...body, data: change(body['data']) } : body),
});
const changeItems = (change: (item: Json, at: number) => unknown): Alteration =>
	changeData((data) => (Array.isArray(data['items']) ? { ...data, items: data['items'].map(change) } : data));
const changeRoutes = (change: (routes: readonly Json[]) => unknown): Alteration => ({
	change: (body) => (isJson(body) && Array.isArray(body['data']) ? { ...body, data: change(body['data']) } : body),
});

/** Typical mistakes of a new backend, as altered responses, with the verdict and finding expected for each. */
const BROKEN: readonly {
	readonly mistake: string;
	/** Called once per check, because alterations may have state. */
	readonly spoil: () => (path: string, method: string) => Alteration;
	readonly verdict: string;
	readonly finding: Partial<Finding> | { readonly [Key in keyof Finding]?: unknown };
}[] = [
	{
		mistake: 'a product without a title',
		spoil: () => (path) =>
			path.includes('/catalog/products/') ? changeItems((item, at) => (at === 1 ? { ...item, title: undefined, name: 'x' } : item)) : undefined,
		verdict: '_get_hapi_catalog_products',
		finding: {
			path: '$.data.items[1].title',
			call: '_get_hapi_catalog_products: GET /api/catalog/products/ and 2 more of its requests',
			expected: 'a text that is not empty',
			found: 'nothing',
			consequence: expect.stringContaining('shoppers do not see'),
			fix: expect.stringContaining('does not know: name'),
		},
	},
	{
		mistake: 'one session for everybody',
		spoil: () => {
			let token: unknown;
			return (path) =>
				path.includes('/generate-token/')
					? changeData((data) => {
							token ??= data['jwt'];
							return { jwt: token };
						})
					: undefined;
		},
		verdict: 'each new guest has a separate token',
		finding: { path: '$.data.jwt', consequence: expect.stringContaining('share one cart'), fix: expect.stringContaining('new session') },
	},
	{
		mistake: 'any token is good',
		spoil: () => (path) => (/\/webshop\/customer\//.test(path) ? { status: 200 } : undefined),
		verdict: 'a wrong token is refused with 401',
		finding: { path: 'status', expected: '401', found: expect.stringContaining('200'), fix: expect.stringContaining('Return 401') },
	},
	{
		mistake: 'cursors that go round in circles',
		spoil: () => (path) => (/products\/.*limit=2/.test(path) ? changeData((data) => ({ ...data, next_cursor: '0' })) : undefined),
		verdict: 'cursors reach the end of products, with each item once',
		finding: { path: '$.data.items', found: expect.stringContaining('again, in step 2'), consequence: expect.stringContaining('never ends') },
	},
	{
		mistake: 'a second order for the same key',
		spoil: () => {
			let orders = 0;
			return (path, method) => (path.includes('/webshop/order/') && method === 'POST' ? changeData((data) => renumber(data, ++orders)) : undefined);
		},
		verdict: 'one idempotency key makes one order, however often it is sent',
		finding: {
			call: expect.stringContaining('a second time'),
			path: '$.data.order.order_identificator',
			consequence: expect.stringContaining('two orders'),
			fix: expect.stringContaining('idempotency_key'),
		},
	},
	{
		mistake: 'a cart whose version stands still',
		spoil: () => (path) => (/\/webshop\/(cart|product)\//.test(path) ? changeData((data) => ({ ...data, version: 1 })) : undefined),
		verdict: 'the cart’s version grows with each write, and only then',
		finding: { path: '$.data.version', expected: expect.stringContaining('more than 1'), found: '1', fix: expect.stringContaining('add one with every write') },
	},
	{
		mistake: 'refusals without the names of fields',
		spoil: () => (path) => (path.includes('/webshop/customer/') ? { change: (body) => (isJson(body) ? { ...body, errors: undefined } : body) } : undefined),
		verdict: 'empty customer fields are refused by name',
		finding: { path: '$.errors', consequence: expect.stringContaining('but not where'), fix: expect.stringContaining('email') },
	},
	{
		mistake: 'a route table without the cart',
		spoil: () => (path) =>
			path.includes('/misc/routes/') ? changeRoutes((routes) => routes.filter(({ name }) => name !== 'webshop_shopping_cart' && name !== 'search')) : undefined,
		verdict: 'the route table has the names that the storefront links to',
		finding: {
			expected: 'an entry with the name "webshop_shopping_cart": the cart',
			consequence: expect.stringContaining('Nobody reaches the cart'),
			fix: expect.stringContaining('"action": "shopping_cart"'),
		},
	},
	{
		mistake: 'products whose addresses do not fit the template',
		spoil: () => (path) =>
			path.includes('/catalog/products/') ? changeItems((item) => ({ ...item, url_without_domain: `/artikl/${String(item['id'])}` })) : undefined,
		verdict: 'catalog/product (product, one page for each)',
		finding: { path: '$.data.items[*].url_without_domain', found: '/artikl/101', consequence: expect.stringContaining('leads to nothing') },
	},
	{
		mistake: 'pictures in a folder of their own',
		spoil: () => (path) =>
			path.includes('/catalog/products/') ? changeItems((item) => ({ ...item, main_image_thumbs: toThumbs('/static/1.jpg') })) : undefined,
		verdict: 'pictures of products can be shown',
		finding: { path: '$.data.items[0].main_image_thumbs[0].url', found: '/static/1.jpg', fix: expect.stringContaining('PICTURE_HOSTS') },
	},
	{
		mistake: 'pictures that are not there',
		spoil: () => (path) =>
			path.includes('/catalog/products/') ? changeItems((item) => ({ ...item, main_image_thumbs: toThumbs('/media/1.jpg') })) : undefined,
		verdict: 'pictures of products can be shown',
		finding: { call: 'GET /media/1.jpg', found: expect.stringContaining('404') },
	},
	{
		mistake: 'a page with a template that the storefront lacks',
		spoil: () => (path) =>
			path.includes('/cms/pages/') ? changeItems((item) => (item['slug'] === 'uvjeti' ? { ...item, template: 'legal' } : item)) : undefined,
		verdict: 'cms/index (page)',
		finding: {
			call: 'the page /uvjeti-kupnje/',
			path: '$.data.items[0].template',
			expected: expect.stringContaining('default, '),
			found: '"legal"',
			fix: expect.stringContaining('template'),
		},
	},
	{
		mistake: 'visitors who are staff',
		spoil: () => (path) => (path.includes('/auth/is-login/') ? changeData((data) => ({ ...data, staff: true })) : undefined),
		verdict: 'a new guest has no account, an empty cart and no address',
		finding: { path: '$.data.staff', found: 'true', consequence: expect.stringContaining('hidden products') },
	},
	{
		mistake: 'an unknown product that breaks the backend',
		spoil: () => (path) => (path.includes('/catalog/product/') ? { status: 500 } : undefined),
		verdict: 'an unknown id is 404',
		finding: { path: 'status', expected: '404', found: expect.stringContaining('500') },
	},
];

test('a call that the endpoint table lacks is one finding, and no rule asks for it', async () => {
	const isOrder = (path: string) => path.includes('/misc/endpoints/');
	await using altered = await alterBackend(minimal.url, (path) =>
		isOrder(path) ? changeData(({ _get_hapi_webshop_order: _, _get_hapi_auth_is_login: __, ...table }) => table) : undefined,
	);
	const errors = errorsOf(await checkBackend(altered.url, true));
	expect(Object.keys(errors).toSorted()).toEqual(['_get_hapi_auth_is_login', '_get_hapi_webshop_order']);
	expect(altered.calls.filter((call) => call.includes('is-login'))).toEqual([]);
});

test.each(BROKEN)('reports $mistake with its consequence and fix', async ({ spoil, verdict, finding }) => {
	const alter = spoil();
	await using altered = await alterBackend(minimal.url, (path, _, method) => alter(path, method));
	const errors = errorsOf(await checkBackend(altered.url, true));
	const found = errors[verdict] ?? [];
	expect(found).toContainEqual(expect.objectContaining(finding));
	for (const { consequence, fix, call, expected } of Object.values(errors).flat())
		for (const text of [consequence, fix, call, expected]) expect(text).not.toBe('');
});

const toThumbs = (url: string) => [{ url, width: 400, height: 400 }];

function renumber(data: Json, number: number): Json {
	const code = valueAt(data, '$.order.code');
	return isJson(data['order']) ? { ...data, order: { ...data['order'], id: number, order_identificator: `${number}-${String(code)}` } } : data;
}
