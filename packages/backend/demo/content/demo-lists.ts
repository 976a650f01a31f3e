import type { SourceContent } from '../../platform/source/catalog.ts';

export const DEMO_LISTS: SourceContent['lists'] = [
	{ code: 'novo', slug: 'novo', title: 'Novo u ponudi', short_description: 'Proizvodi koji su u ponudu stigli u posljednjih šezdesetak dana.' },
	{
		code: 'akcija',
		slug: 'akcija',
		title: 'Akcija',
		short_description: 'Snižene cijene. Uz svaku je navedena i najniža cijena u zadnjih 30 dana prije sniženja.',
	},
	{
		code: 'najprodavanije',
		slug: 'najprodavanije',
		title: 'Najprodavanije',
		short_description: 'Ono što drugi kupci najčešće biraju, mjereno prodajom u posljednjih godinu dana.',
	},
];
