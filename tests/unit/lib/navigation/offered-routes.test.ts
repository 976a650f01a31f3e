import { FEATURES, type Feature } from '@titraj/contract/features.ts';
import { routeNames } from '@titraj/contract/reference/route-names.ts';
import { screens } from '@titraj/contract/reference/route-words.ts';
import type { Menu, RouteEntry } from '@titraj/contract/site.ts';
import { describe, expect, test } from 'vitest';
import { featureOfRoute, offeredMenus } from '#lib/navigation/offered-routes.ts';

const ALL: ReadonlySet<Feature> = new Set(FEATURES);
const without = (...lacking: Feature[]) => new Set(FEATURES.filter((feature) => !lacking.includes(feature)));
const entry = (path: string, controller: string, action: string, content_type: string): RouteEntry => ({ path, controller, action, content_type, lang: 'hr' });

const ROUTES = [
	entry('/proizvodi/', 'catalog', 'index', 'catalog'),
	entry('/dostava/', 'cms', 'index', 'page'),
	entry('/poslovnice/', 'location', 'index', 'locations'),
	entry('/nagradne-igre/', 'sweepstake', 'index', 'sweepstakes'),
	entry('/akcija/', 'catalog', 'index', 'list'),
];
const link = (url: string, items: Menu['items'][number]['items'] = []) => ({ title: url, url, items });
const menu = (...items: Menu['items']): Menu[] => [{ code: 'footer', items }];
const urls = (menus: readonly Menu[]) => menus[0]?.items.map(({ url, items }) => [url, ...items.map((item) => item.url)]);

describe('the feature of a screen', () => {
	test.each([
		['newsletter', 'index', 'newsletter', 'newsletter'],
		['newsletter', 'manage', 'newsletter', 'newsletter'],
		['sweepstake', 'detail', 'sweepstake', 'sweepstakes'],
		['location', 'detail', 'location', 'stores'],
		['publish', 'post', 'post', 'articles'],
		['publish', 'author', 'author', 'authors'],
		['catalog', 'index', 'list', 'lists'],
		['catalog', 'index', 'category', null],
		['catalog', 'product', 'product', null],
		['cms', 'index', 'page', null],
		['webshop', 'shopping_cart', 'webshop', null],
		['webshop', 'withdrawal', 'webshop', 'withdrawal'],
	])('%s/%s of %s is %s', (controller, action, content_type, feature) => expect(featureOfRoute({ controller, action, content_type })).toBe(feature));

	test.each(routeNames.filter(({ name }) => name.startsWith('auth')))('$name has the feature of its route name in the contract', ({ name, feature = null }) =>
		expect(featureOfRoute({ controller: 'auth', action: name === 'auth' ? 'index' : name.slice('auth_'.length), content_type: 'auth' })).toBe(feature),
	);
	test.each(['order', 'invoice'])('an %s of a customer is one of their orders', (action) =>
		expect(featureOfRoute({ controller: 'auth', action, content_type: 'auth' })).toBe('my_orders'),
	);

	test('the steps of a guest need no feature', () => {
		const steps = ['shopping_cart', 'login', 'customer', 'review_order', 'thank_you', 'view_order', 'failed_order'];
		const needing = screens.filter(
			({ controller, action, type }) => controller === 'webshop' && steps.includes(action) && featureOfRoute({ controller, action, content_type: type }),
		);
		expect(needing).toEqual([]);
	});
});

describe('menus', () => {
	const all = menu(
		link('/dostava/', [link('/proizvodi/?special_view=order_form'), link('/poslovnice/'), link('/akcija/')]),
		link('/nagradne-igre/', [link('/dostava/')]),
		link('/poslovnice/'),
		link('https://elsewhere.example/poslovnice/'),
		link('/nepoznato/'),
	);
	test('are unchanged if everything is offered', () => expect(offeredMenus(all, ROUTES, ALL)).toEqual(all));
	test('lose links to missing features; a heading that keeps links becomes text', () =>
		expect(urls(offeredMenus(all, ROUTES, without('stores', 'sweepstakes', 'quick_order', 'lists')))).toEqual([
			['/dostava/'],
			['', '/dostava/'],
			['https://elsewhere.example/poslovnice/'],
			['/nepoznato/'],
		]));
	test('keep links that cannot be parsed', () =>
		expect(urls(offeredMenus(menu(link('/%zz/'), link('//elsewhere.example/'), link('')), ROUTES, without('stores')))).toEqual([
			['/%zz/'],
			['//elsewhere.example/'],
			[''],
		]));
});
