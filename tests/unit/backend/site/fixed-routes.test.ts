import { toFixedRoutes } from '@titraj/backend/content/site/fixed-routes.ts';
import { localizePath } from '@titraj/backend/localization/addresses/localize-path.ts';
import { describe, expect, test } from 'vitest';
import { createRouteMatcher } from '#lib/navigation/match-route.ts';

describe.each([
	['hr', '/webshop/narudzbe/', 'racun'],
	['ba', '/ba/webshop/narudzbe/', 'racun'],
	['si', '/si/webshop/narocila/', 'racun'],
	['de', '/de/webshop/bestellen/', 'rechnung'],
	['at', '/at/webshop/bestellen/', 'rechnung'],
	['en', '/en/webshop/orders/', 'invoice'],
	['it', '/it/webshop/orders/', 'fattura'],
])('orders in %s', (lang, orders, bill) => {
	const inWords = (name: 'path' | 'template', path: string | undefined) => path !== undefined && { [name]: localizePath(path, lang) };
	const routes = toFixedRoutes().map((entry) => ({ ...entry, ...inWords('path', entry.path), ...inWords('template', entry.template), lang }));
	const match = createRouteMatcher(routes);

	test.each([
		['the list', orders, 'my_webshop_orders', {}],
		['an order is {id}-{code}', `${orders}12-aB3-x/`, 'order', { id: '12', code: 'aB3-x' }],
		['its invoice', `${orders}12-aB3-x/${bill}/`, 'invoice', { id: '12', code: 'aB3-x' }],
	])('%s', (_, path, action, params) => expect(match(path)).toMatchObject({ entry: { controller: 'auth', action }, params }));

	test.each([`${orders}x-abc/`, `${orders}12/`, `${orders}12-/`, `${orders}12-abc/x/`])('%s is no order', (path) => expect(match(path)).toBeNull());

	test('the list is found by its name', () => {
		expect(routes.find(({ name }) => name === 'auth_my_webshop_orders')?.path).toBe(orders);
	});
});
