import { page } from './page.ts';

export const homePage = page(
	{
		slug: 'naslovnica',
		// What search engines show of the shop: the page's heading is that of its hero.
		title: 'Titraj: računala, elektronika i alat s provjerenim mjerama',
		short: 'Računala, elektronika i alat, s mjerenjima umjesto obećanja.',
		seo: 'Titraj je trgovina računalima, elektronikom i alatom: izmjereni podaci, jasne cijene, dostava u jednom do dva radna dana i dvanaest poslovnica.',
	},
	{
		path: '/',
		template: 'homepage',
		blocks: [
			{
				type: 'hero',
				title: 'Manje šuma, više signala',
				text: 'Uz svaki proizvod pišu mjere, potrošnja i cijena kakva doista jest. Ostalo je na Vama.',
				button_title: 'Pogledajte akciju',
				button_url: '/proizvodi/lista/akcija/',
				picture: { kind: 'hero', params: { variant: 'bench' } },
			},
			{
				type: 'categories',
				title: 'Krenite od kategorije',
				category_codes: ['prijenosna-racunala', 'monitori', 'komponente', 'mobiteli', 'slusalice', 'mreza', 'mjerna-oprema', 'elektronicki-dijelovi'],
			},
			{ type: 'list', title: 'Sniženo ovaj tjedan', list_code: 'akcija', limit: 12 },
			{
				type: 'promo',
				title: 'Radno mjesto koje ne umara',
				text: 'Podesivi stol, nosač za monitor i dobro svjetlo: kako složiti kutak u kojem se može raditi cijeli dan.',
				button_title: 'Pročitajte vodič',
				button_url: '/magazin/dom-i-ured/radni-kut-na-cetiri-cetvorna-metra/',
				picture: { kind: 'hero', params: { variant: 'desk' } },
			},
			{ type: 'list', title: 'Novo na policama', list_code: 'novo', limit: 12 },
			{ type: 'posts', title: 'Iz magazina', limit: 4 },
			{
				type: 'promo',
				title: 'Prvi krug već ovaj vikend',
				text: 'Pločica, senzor i otpornici za početak stanu u jednu kutiju. Upute su na hrvatskom.',
				button_title: 'Za početnike u elektronici',
				button_url: '/proizvodi/elektronicki-dijelovi/razvojne-plocice/',
				picture: { kind: 'devboard', params: { color: 'green', count: 40, size: 8 } },
			},
			{ type: 'list', title: 'Najčešće u košaricama', list_code: 'najprodavanije', limit: 12 },
			{ type: 'brands', title: 'Marke koje držimo na stanju', limit: 24 },
			{
				type: 'content',
				html: '<h2>Trgovina tehnikom koja mjeri prije nego što preporuči</h2><p>U Titraju ćete naći <a href="/proizvodi/racunala/">računala</a>, <a href="/proizvodi/monitori/">monitore</a>, <a href="/proizvodi/mreza/">mrežnu opremu</a>, <a href="/proizvodi/mjerna-oprema/">mjerne instrumente</a> i <a href="/proizvodi/elektronicki-dijelovi/">dijelove za elektroniku</a>. Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan, a iznad 60 € dostava je besplatna.</p><p>Ako želite prvo vidjeti pa kupiti, posjetite jednu od <a href="/poslovnice/">dvanaest poslovnica</a>. Za pitanja nam se obratite na <a href="/kontakt/">stranici za kontakt</a>.</p>',
			},
		],
	},
);
