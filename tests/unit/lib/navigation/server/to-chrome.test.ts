import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import type { Menu } from '@titraj/contract/site.ts';
import { expect, test } from 'vitest';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const category = (id: number, url: string, more: Partial<CatalogCategory>): CatalogCategory =>
	Object.assign(Object.create(null), { id, title: url, url_without_domain: url, level: 1, parent_id: null, products_total: 1, ...more });
const CATEGORIES = [
	category(1, '/monitori/', {}),
	category(2, '/monitori/gaming/', { level: 2, parent_id: 1 }),
	category(3, '/monitori/uredski/', { level: 2, parent_id: 1, products_total: 0 }),
	category(4, '/mobiteli/', { products_total: 0 }),
];
const link = (url: string, items: Menu['items'] = []) => ({ title: url, url, items });
const mainMenu = (menus: readonly Menu[]) =>
	toChrome({ ...sampleSite(), categories: CATEGORIES, menus: [...menus] }).mainMenu.map(({ url, items }) => [url, ...items.map((item) => item.url)]);

test('the footer links to quick order if the shop has it', () => {
	const menu = { code: 'footer', items: [link('/ponuda/', [link('/products/?special_view=order_form'), link('/letak/')])] };
	const urlsOf = () =>
		toChrome({ ...sampleSite(), urls: { ...sampleSite().urls, catalog: '/products/' }, menus: [menu] }).footerMenu.flatMap(({ items }) =>
			items.map(({ url }) => url),
		);
	expect(urlsOf()).toEqual(['/products/?special_view=order_form', '/letak/']);
	process.env['QUICK_ORDER'] = 'off';
	expect(urlsOf()).toEqual(['/letak/']);
	delete process.env['QUICK_ORDER'];
});

test('the menu omits categories without products, both in the backend’s menu and in that of the category tree', () => {
	const menu = { code: 'main', items: [link('/monitori/', [link('/monitori/uredski/'), link('/magazin/')]), link('/mobiteli/', [link('/magazin/')])] };
	expect(mainMenu([menu])).toEqual([['/monitori/', '/magazin/']]);
	expect(mainMenu([])).toEqual([['/monitori/', '/monitori/gaming/']]);
});
