import type { RouteEntry } from '@titraj/contract/site.ts';
import { describe, expect, test } from 'vitest';
import { type AccessHook, type AccessUser, type AccessVisit, UNKNOWN_USER } from '#lib/navigation/access.ts';
import { createRouteMatcher } from '#lib/navigation/match-route.ts';
import { askAccessHook, withTemplate } from '#lib/pages/server/access.server.ts';

const page: RouteEntry = { path: '/skriveno/', controller: 'cms', action: 'index', content_type: 'page', lang: 'hr', slug: 'skriveno', id: 3 };
const product: RouteEntry = { template: '/proizvodi/{slug}-proizvod-{id}/', controller: 'catalog', action: 'product', content_type: 'product', lang: 'hr' };
const site = async () => ({ matchRoute: createRouteMatcher([page, product]) });
const customer: AccessUser = { ...UNKNOWN_USER, user_id: 7, role: 'customer' };

const ask = (path: string, hook: AccessHook | null, user: AccessUser = UNKNOWN_USER) => askAccessHook({ path, site, user: async () => user }, hook);

describe('the access hook', () => {
	const customersOnly: AccessHook = {
		covers: ({ path }) => path === '/skriveno/',
		template: ({ user }) => (user.user_id === null ? 'auth.login' : null),
	};

	test('without one no page is covered, and neither routes nor user are loaded', async () => {
		const never = () => Promise.reject(new Error('asked'));
		expect(await askAccessHook({ path: '/skriveno/', site: never, user: never }, null)).toBeUndefined();
	});

	test('gives a visitor another template, and a customer the page', async () => {
		expect(await ask('/skriveno/', customersOnly)).toBe('auth.login');
		expect(await ask('/skriveno/', customersOnly, customer)).toBeNull();
	});

	test('does not load the user for a page that it does not cover, nor for a path without a route', async () => {
		const user = () => Promise.reject(new Error('asked'));
		expect(await askAccessHook({ path: '/proizvodi/mis-proizvod-5/', site, user }, customersOnly)).toBeUndefined();
		expect(await askAccessHook({ path: '/nema/', site, user }, customersOnly)).toBeUndefined();
	});

	test.each([
		['/skriveno/', { path: '/skriveno/', lang: 'hr', controller: 'cms', action: 'index', entity: { contentType: 'page', id: 3, slug: 'skriveno' } }],
		[
			'/proizvodi/mis-proizvod-5/',
			{ path: '/proizvodi/mis-proizvod-5/', lang: 'hr', controller: 'catalog', action: 'product', entity: { contentType: 'product', id: 5, slug: 'mis' } },
		],
	])('knows user, path, controller and entity of %s', async (path, known) => {
		const visits: AccessVisit[] = [];
		const recorder: AccessHook = {
			covers: () => true,
			template: (visit) => {
				visits.push(visit);
				return null;
			},
		};
		await ask(path, recorder, customer);
		expect(visits).toEqual([{ ...known, user: customer }]);
	});
});

test.each([
	['auth.login', 'auth', 'login'],
	['webshop', 'webshop', 'index'],
	[null, 'cms', 'index'],
])('the template %j is %s.%s', (template, controller, action) => {
	expect(withTemplate(page, template)).toEqual({ ...page, controller, action });
});
