import type { SourceContent } from '@titraj/backend/platform/source/shop-content.ts';
import { DEMO_SHIPPING } from '@titraj/demo/content/shipping.ts';

/** Pages, posts, stores and menus of the fixture shop. */
export const fixtureContent: SourceContent = {
	pages: [
		{
			slug: 'naslovnica',
			path: '/',
			parent_slug: null,
			title: 'Naslovnica',
			template: 'homepage',
			visible: true,
			short_description: null,
			content: null,
			seo_description: 'Trgovina.',
			blocks: [
				{ type: 'hero', title: 'Dobro došli', text: 'Titraj.', button_title: 'Proizvodi', button_url: '/proizvodi/', picture: { kind: 'monitor', params: {} } },
				{ type: 'categories', title: 'Kategorije', category_codes: ['monitors', 'gone'] },
				{ type: 'list', title: 'Novo', list_code: 'novo', limit: 4 },
				{ type: 'product', product_codes: ['MON-1', 'CAB-HIDDEN'] },
				{ type: 'post', post_slugs: ['kako-odabrati-monitor'] },
			],
			questions: [],
		},
		page('kupovina', null, 'Kupovina', true),
		page('dostava', 'kupovina', 'Dostava', true),
		page('povrat', 'kupovina', 'Povrat', true),
		page('nacrt', null, 'Nacrt', false),
	],
	authors: [{ slug: 'ana', title: 'Ana Autor', short_description: 'Piše.' }],
	post_categories: [
		{ slug: 'vodici', title: 'Vodiči', short_description: 'Kako odabrati.', template: null, position: 1 },
		{ slug: 'novosti', title: 'Novosti', short_description: '', template: 'grid', position: 2 },
	],
	tags: [{ slug: 'zasloni', title: 'Zasloni' }],
	posts: [
		post('kako-odabrati-monitor', 'Kako odabrati monitor', 3),
		post('kako-odabrati-kabel', 'Kako odabrati kabel', 3),
		post('nacrt-vodica', 'Nacrt vodiča', 1),
	],
	stores: [
		{
			code: 'zg',
			slug: 'zagreb-centar',
			title: 'Zagreb Centar',
			address: 'Ulica 1',
			postcode: '10000',
			city: 'Zagreb',
			country: 'HR',
			phone: null,
			email: null,
			lat: 45.8,
			lon: 15.97,
			services: ['preuzimanje'],
			opening_hours: [{ weekday: 1, opens: '08:00', closes: '20:00' }],
		},
	],
	parcel_lockers: [
		locker('zg-1', 'Zagreb, Stari sat', '10000', 'Zagreb'),
		{ ...locker('zg-2', 'Zagreb, U popravku', '10000', 'Zagreb'), in_service: false },
		{ ...locker('si-1', 'Šibenik, Kod mosta', '22000', 'Šibenik'), opens: '06:00', closes: '22:00' },
		{ ...locker('lj-1', 'Ljubljana, Kolodvor', '1000', 'Ljubljana'), country: 'SI' },
	],
	shipping: DEMO_SHIPPING,
	menus: [{ code: 'main', items: [{ title: 'Proizvodi', url: '/proizvodi/', items: [{ title: 'Monitori', url: '/proizvodi/racunala/monitori/' }] }] }],
	lists: [
		{ code: 'novo', slug: 'novo', title: 'Novo', short_description: '' },
		{ code: 'akcija', slug: 'akcija', title: 'Akcija', short_description: 'Sniženo.' },
		{ code: 'najprodavanije', slug: 'najprodavanije', title: 'Najprodavanije', short_description: '' },
	],
	redirects: [
		{ old_path: '/stari-put/', new_path: '/proizvodi/', type: 301 },
		{ old_path: '/stara-dostava/', new_path: '/kupovina/dostava#cijene', type: 301 },
	],
	labels: { site_title: 'Titraj' },
};

function locker(code: string, title: string, postcode: string, city: string): NonNullable<SourceContent['parcel_lockers']>[number] {
	return { code, title, address: 'Ulica dioda 7', postcode, city, country: 'HR', opens: null, closes: null, in_service: true };
}

function page(slug: string, parent_slug: string | null, title: string, visible: boolean): SourceContent['pages'][number] {
	const path = parent_slug === null ? `/${slug}/` : `/${parent_slug}/${slug}/`;
	return {
		slug,
		path,
		parent_slug,
		title,
		template: 'default',
		visible,
		short_description: null,
		content: '<p>Tekst.</p>',
		seo_description: null,
		blocks: [],
		questions: [],
	};
}

function post(slug: string, title: string, status: number): SourceContent['posts'][number] {
	return {
		slug,
		title,
		category_slug: 'vodici',
		author_slug: 'ana',
		tags: ['zasloni'],
		short_description: `${title}, kratko.`,
		content: '<p>Tekst.</p>',
		picture: { kind: 'monitor', params: { color: 'white' } },
		published_at: '2025-04-01T08:00:00.000Z',
		status,
	};
}
