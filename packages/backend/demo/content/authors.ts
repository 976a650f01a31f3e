import type { SourceContent } from '../../platform/source/catalog.ts';

/** Editorial desks, not persons: an article is signed by the desk that answers for it. */
export const DEMO_AUTHORS: SourceContent['authors'] = [
	{
		slug: 'redakcija-mjerenja',
		title: 'Redakcija Mjerenja',
		short_description: 'Mjeri napon, buku, potrošnju i strpljenje. Potpisuje testove s brojkama koje možete ponoviti.',
	},
	{
		slug: 'redakcija-racunala',
		title: 'Redakcija Računala',
		short_description: 'Sastavlja, rastavlja i prati cijene dijelova. Piše vodiče za kupnju i nadogradnju.',
	},
	{
		slug: 'redakcija-zvuka-i-slike',
		title: 'Redakcija Zvuka i slike',
		short_description: 'Sluša, gleda i snima: slušalice, zvučnici, monitori, fotoaparati i dronovi.',
	},
	{
		slug: 'radionica-titraj',
		title: 'Radionica Titraj',
		short_description: 'Servis i radionica pod istim krovom. Piše upute za popravke, lemljenje i prve projekte.',
	},
	{ slug: 'redakcija-doma', title: 'Redakcija Doma', short_description: 'Pametni dom, mreža, rasvjeta i radni kut u stanovima kakve doista imamo.' },
	{
		slug: 'sluzba-za-kupce',
		title: 'Služba za kupce',
		short_description: 'Odgovara na pitanja koja nam najčešće postavljate: o povratu, jamstvu, cijenama i dostavi.',
	},
];
