import type { SourceContent } from '../../platform/source/catalog.ts';

export const DEMO_POST_CATEGORIES: SourceContent['post_categories'] = [
	{ slug: 'vodici', title: 'Vodiči za kupnju', short_description: 'Kako odabrati, na što paziti i što Vam zapravo ne treba.', template: null, position: 10 },
	{ slug: 'testovi', title: 'Testovi', short_description: 'Mjerenja iz naše radionice, s postupkom koji možete ponoviti.', template: 'list', position: 20 },
	{ slug: 'uradi-sam', title: 'Uradi sam', short_description: 'Upute za lemljenje, sklapanje, popravke i prve projekte.', template: null, position: 30 },
	{ slug: 'dom-i-ured', title: 'Dom i ured', short_description: 'Mreža, rasvjeta, pametni dom i uredan radni kut.', template: null, position: 40 },
	{
		slug: 'pojmovi',
		title: 'Pojmovnik',
		short_description: 'Kratice i brojke s kutija, objašnjene jednostavnim rječnikom.',
		template: 'glossary',
		position: 50,
	},
	{ slug: 'iz-trgovine', title: 'Iz trgovine', short_description: 'Novosti, prava kupaca i pogled iza pulta.', template: 'news', position: 60 },
];
