import type { Route } from '@titraj/backend/merchant-api/http/route.ts';
import { ROUTES } from '@titraj/backend/merchant-api/register-merchant-api.ts';
import { isGtin } from '@titraj/backend/merchant-api/rows/is-gtin.ts';
import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { keepKnown } from '#tests/support/keep-known.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { euros, newRow } from '#tests/support/merchant-rows.ts';

let merchant: MerchantClient;
merchantForAllTests((_backend, client) => {
	merchant = client;
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
type Answer = any;

/** Things of each list that are written back. */
const MOST = 100;
/** Values of parameters that no list has. */
const VALUES: Readonly<Record<string, string>> = { language: 'hr', template: 'signup' };

const toPrice = ({ regular, sale }: Answer) => ({ ...euros(regular), sale: sale && { amount: sale } });
const toStock = ({ locations }: Answer) => ({ locations });

/** Answers of another shape than the body; null where there is nothing to write back. */
const SHAPES: Readonly<Record<string, (read: Answer) => Answer>> = {
	upsertProduct: ({ price, stock, badges, attributes, gtin, ...product }) => ({
		...product,
		...{ price: toPrice(price), stock: toStock(stock), badges: badges.given },
		// The fixture invents codes.
		gtin: gtin !== null && isGtin(gtin) ? gtin : null,
		attributes: attributes.map((attribute: Answer) => ({ ...attribute, value: attribute.number ?? attribute.value })),
	}),
	savePaperSettings: ({ settings }) => settings,
	setPrice: ({ price }) => toPrice(price),
	setStock: ({ stock }) => toStock(stock),
	saveMailTexts: ({ template, texts }) =>
		texts.length === 0 ? null : { template, texts: Object.fromEntries(texts.map(({ key, text }: Answer) => [key, text])) },
	saveRedirects: ({ items }) => ({ redirects: items }),
};
/** Calls that write what a list has, one by one, at the list's own path. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['upsertCategory', 'upsertManufacturer']);
/** Calls whose body is another thing than the answer. */
const OTHERS: Readonly<Record<string, string>> = {
	saveGuaranteeNotice: 'takes an upload, answers all languages',
	changeDeliveryAddress: 'is one of the actions on an order, which answers more',
	changePickupStore: 'is one of the actions on an order, which answers more',
	replaceParcelLockers: 'takes the list of one carrier, answers pages of all',
	setSecondFactorRoles: 'is for people alone',
	changeStaff: 'is for people alone',
};

const isGet = (path: string): boolean => ROUTES.some((route) => route.method === 'GET' && route.path === path);
const listOf = (path: string): string => path.replace(/\/:.*$/, '');
const PAIRS = ROUTES.filter(({ method, path, body }) => method === 'PUT' && body !== null && (isGet(path) || isGet(listOf(path))))
	.filter(({ operationId }) => !(operationId in OTHERS))
	.map((route) => ({ name: route.operationId, route }));

const read = async (path: string): Promise<Answer> => {
	const { status, body } = await merchant.call('GET', path);
	expect(status, path).toBe(200);
	return body;
};

/** What the call writes, as it is read, by its path. */
async function readAll({ path, operationId }: Route): Promise<{ path: string; value: Answer }[]> {
	const param = /:(\w+)/.exec(path)?.[1];
	if (param === undefined) {
		const value = await read(path);
		return ONE_BY_ONE.has(operationId) ? value.items.map((item: Answer) => ({ path, value: item })) : [{ path, value }];
	}
	const items: Answer[] = param in VALUES && !isGet(path) ? [VALUES] : (await read(listOf(path))).items;
	const filled = items
		.filter(({ editable = true }) => editable)
		.slice(0, MOST)
		.map((item) => ({ item, path: path.replaceAll(/:(\w+)/g, (_all, name) => encodeURIComponent(item[name] ?? VALUES[name])) }));
	return Promise.all(filled.map(async ({ item, path: at }) => ({ path: at, value: isGet(path) ? await read(at) : item })));
}

test.each(PAIRS)('what is read is accepted when it is written back unchanged: $name', async ({ name, route }) => {
	const refused: string[] = [];
	for (const { path, value } of await readAll(route)) {
		const body = (SHAPES[name] ?? ((same: Answer) => same))(value);
		if (body === null) continue;
		const reply = await merchant.call('PUT', path, keepKnown(route.body ?? {}, body));
		if (reply.status !== 200) refused.push(`${path}: ${reply.status} ${reply.body?.detail}`);
	}
	expect(refused).toEqual([]);
});

test('paths of the shop are accepted as documents of an energy label, and stay when they are written back', async () => {
	const label = {
		best: 'A' as const,
		worst: 'G' as const,
		label_url: '/documents/energy-labels/1.svg',
		sheet_url: 'https://eprel.example/1.pdf',
		eprel_id: null,
	};
	const { sku: _sku, ...body } = newRow('EL-1', { energy_class: 'C', energy_label: label });
	expect((await merchant.call('PUT', '/products/EL-1', body)).status).toBe(200);
	const { energy_class, energy_label } = await read('/products/EL-1');
	expect([energy_class, energy_label]).toEqual(['C', label]);
	expect((await merchant.call('PUT', '/products/EL-1', { energy_class, energy_label })).body).toEqual({ sku: 'EL-1', outcome: 'unchanged' });
});

test.each([
	['another host', '//evil.example/1.svg'],
	['another host behind a backslash', '/\\evil.example/1.svg'],
	['a script', 'javascript:alert(1)'],
	['a relative path', 'documents/1.svg'],
	['a space', '/documents/1 2.svg'],
	['nothing', ''],
	['too much', `/${'x'.repeat(2000)}`],
])('%s is refused as a document of an energy label', async (_title, label_url) => {
	const { sku: _sku, ...body } = newRow('EL-2', { energy_class: 'C', energy_label: { label_url } });
	const reply = await merchant.call('PUT', '/products/EL-2', body);
	expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'energy_label.label_url' }] } });
});
