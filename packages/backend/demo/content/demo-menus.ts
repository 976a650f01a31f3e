import type { SourceMenu } from '../../platform/source/catalog.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';

const link = (title: string, url: string) => ({ title, url });

/** `main` mirrors the category tree two levels deep; `footer` has a column an item. */
export const DEMO_MENUS: readonly SourceMenu[] = [
	{
		code: 'main',
		items: childrenOf(null).map(({ title, slug, code }) => ({
			...link(title, `/proizvodi/${slug}/`),
			items: childrenOf(code).map((child) => link(child.title, `/proizvodi/${slug}/${child.slug}/`)),
		})),
	},
	{
		code: 'radni-kut',
		items: [
			{ ...link('Monitori', '/proizvodi/monitori/'), items: [] },
			{ ...link('Periferija', '/proizvodi/periferija/'), items: [] },
			{ ...link('Ured', '/proizvodi/ured/'), items: [] },
			{ ...link('Akcija', '/proizvodi/lista/akcija/'), items: [] },
		],
	},
	{
		code: 'footer',
		items: [
			{
				...link('Kupnja', '/dostava/'),
				items: [
					link('Dostava', '/dostava/'),
					link('Načini plaćanja', '/placanje/'),
					link('Svi proizvodi', '/proizvodi/'),
					link('Akcija', '/proizvodi/lista/akcija/'),
					link('Novo u ponudi', '/proizvodi/lista/novo/'),
					link('Brza narudžba', '/proizvodi/?special_view=order_form'),
					link('Letak', '/letak/'),
					link('Nagradne igre', '/nagradne-igre/'),
				],
			},
			{
				...link('Pomoć', '/cesta-pitanja/'),
				items: [
					link('Česta pitanja', '/cesta-pitanja/'),
					link('Povrat i reklamacije', '/povrat-i-reklamacije/'),
					link('Kontakt', '/kontakt/'),
					link('Poslovnice', '/poslovnice/'),
					link('Novosti e-poštom', '/newsletter/'),
				],
			},
			{
				...link('O nama', '/o-nama/'),
				items: [
					link('Tko smo', '/o-nama/'),
					link('Magazin', '/magazin/'),
					link('Za škole i radionice', '/skole-i-radionice/'),
					link('Marke', '/marke/'),
					link('Zaštita okoliša', '/zastita-okolisa/'),
				],
			},
			{
				...link('Pravno', '/uvjeti-kupnje/'),
				items: [link('Uvjeti kupnje', '/uvjeti-kupnje/'), link('Privatnost', '/privatnost/'), link('Kolačići', '/kolacici/')],
			},
		],
	},
];

function childrenOf(parent: string | null) {
	return DEMO_CATEGORIES.filter(({ parent_code }) => parent_code === parent);
}
