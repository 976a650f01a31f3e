import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import { expect, test } from 'vitest';
import { categoriesWithoutPicture, toMenuDetails } from '#lib/navigation/server/menu-details.server.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const thumbs = (name: string) => [160, 320].map((width) => ({ url: `/media/${name}.${width}.webp`, width, height: (width * 3) / 4 }));
const category = (id: number, url: string, more: Partial<CatalogCategory>): CatalogCategory =>
	Object.assign(Object.create(null), {
		...{ id, title: url, url_without_domain: url, level: 1, parent_id: null, products_total: 1, main_image_thumbs: [], ...more },
	});
const siteOf = (...categories: readonly CatalogCategory[]) => ({ ...sampleSite(), categories });
const picture = (name: string) => ({ src: `/media/${name}.160.webp`, width: 160, height: 120 });
const TOP = category(1, '/racunala/', {});

test('a link of the second level has the picture of its category, in the smallest width', () => {
	const site = siteOf(TOP, category(2, '/racunala/laptopi/', { level: 2, parent_id: 1, main_image_thumbs: thumbs('laptop') }));
	expect(toMenuDetails(site, new Map())).toEqual({ '/racunala/laptopi/': { picture: picture('laptop') } });
});

test('a category without a picture has that of a product; with neither it has none', () => {
	const site = siteOf(TOP, category(2, '/racunala/laptopi/', { level: 2, parent_id: 1 }), category(3, '/racunala/ostalo/', { level: 2, parent_id: 1 }));
	expect(categoriesWithoutPicture(site).map(({ id }) => id)).toEqual([2, 3]);
	const pictures = new Map([[2, { ...picture('product'), alt: 'x' }]]);
	expect(toMenuDetails(site, pictures)).toEqual({ '/racunala/laptopi/': { picture: picture('product') } });
});

test('subcategories are listed in five levels, without those that have no products', () => {
	const site = siteOf(
		TOP,
		category(2, '/2/', { level: 2, parent_id: 1 }),
		category(3, '/3/', { level: 3, parent_id: 2 }),
		category(4, '/4/', { level: 4, parent_id: 3 }),
		category(5, '/5/', { level: 5, parent_id: 4 }),
		category(6, '/6/', { level: 3, parent_id: 2, products_total: 0 }),
	);
	const [fifth] = [[{ title: '/5/', url: '/5/' }]];
	expect(toMenuDetails(site, new Map())).toEqual({
		'/2/': { items: [{ title: '/3/', url: '/3/', items: [{ title: '/4/', url: '/4/', items: fifth }] }] },
	});
});

test('categories that are each other’s parents do not cause an endless loop', () => {
	const site = siteOf(TOP, category(2, '/2/', { level: 2, parent_id: 1 }), category(3, '/3/', { level: 3, parent_id: 2 }), {
		...category(2, '/2/', { level: 2, parent_id: 3 }),
	});
	expect(toMenuDetails(site, new Map())).toEqual({ '/2/': { items: [{ title: '/3/', url: '/3/' }] } });
});

test('a menu link that is not a category has no details', () => {
	const menu = { code: 'main', items: [{ title: 'Akcije', url: '/akcije/', items: [{ title: 'Letak', url: '/letak/' }] }] };
	expect(toMenuDetails({ ...siteOf(TOP), menus: [menu] }, new Map())).toEqual({});
});
