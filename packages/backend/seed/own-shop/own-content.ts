import { UNNAMED_SHOP } from '../../platform/shop/shop-settings.ts';
import type { SourceContent, SourcePage } from '../../platform/source/shop-content.ts';
import { LEGAL_TEMPLATES } from './legal-templates.ts';

const link = (title: string, url: string) => ({ title, url });

/** Home page without demo content; its blocks show only what exists. */
const HOME: SourcePage = {
	...{ slug: 'naslovnica', path: '/', parent_slug: null, title: UNNAMED_SHOP, template: 'homepage', visible: true },
	...{ short_description: null, content: null, seo_description: null, questions: [] },
	blocks: [
		{ type: 'categories', title: 'Kategorije', category_codes: [] },
		{ type: 'list', title: 'Sniženo', list_code: 'akcija', limit: 8 },
		{ type: 'list', title: 'Novo u ponudi', list_code: 'novo', limit: 8 },
		{ type: 'list', title: 'Najprodavanije', list_code: 'najprodavanije', limit: 8 },
	],
};

/** Initial content of a merchant's own shop: required pages, nothing invented. Menus leave out links to hidden pages. */
export const OWN_CONTENT: SourceContent = {
	pages: [HOME, ...LEGAL_TEMPLATES],
	menus: [
		{
			code: 'footer',
			items: [
				{ ...link('Kupnja', ''), items: [link('Svi proizvodi', '/proizvodi/'), link('Dostava', '/dostava/'), link('Načini plaćanja', '/placanje/')] },
				{ ...link('Pomoć', ''), items: [link('Povrat i reklamacije', '/povrat-i-reklamacije/'), link('Kontakt', '/kontakt/')] },
				{
					...link('Pravno', ''),
					items: [
						link('Uvjeti kupnje', '/uvjeti-kupnje/'),
						link('Privatnost', '/privatnost/'),
						link('Kolačići', '/kolacici/'),
						link('Podaci o trgovcu', '/podaci-o-trgovcu/'),
						link('Obrazac za odustanak', '/obrazac-za-odustanak/'),
						link('Zakonsko jamstvo', '/zakonsko-jamstvo/'),
						link('Pristupačnost', '/pristupacnost/'),
					],
				},
			],
		},
	],
	lists: [
		{ code: 'novo', slug: 'novo', title: 'Novo u ponudi', short_description: '', filled_with: 'newest' },
		{ code: 'akcija', slug: 'akcija', title: 'Akcija', short_description: '' },
		{ code: 'najprodavanije', slug: 'najprodavanije', title: 'Najprodavanije', short_description: '', filled_with: 'best_sellers' },
	],
	...{ authors: [], post_categories: [], tags: [], posts: [], stores: [], redirects: [], labels: {} },
};
