import type { SourceStaticContent } from '../../../platform/source/content.ts';

/** A landing page of every block, and a plain page of text. */
export const DEMO_STATIC_CONTENTS: readonly SourceStaticContent[] = [
	{
		slug: 'radni-kut',
		path: '/ponuda/radni-kut/',
		title: 'Radni kut za zimu',
		layout: 'landing',
		visible: true,
		seo_description: 'Stol, svjetlo, zaslon i zvuk: sve za radni kut u kojem se dan ne osjeti u leđima.',
		blocks: [
			{ type: 'title', title: 'Radni kut za zimu' },
			{ type: 'intro', text: 'Četiri odluke čine razliku između stola na kojem se radi i stola na kojem se trpi: visina, svjetlo, zaslon i tišina.' },
			{ type: 'menu', code: 'radni-kut' },
			{ type: 'product', product_codes: ['MON-00001', 'TIP-00001', 'MIS-00001', 'SLU-00001'] },
			{
				type: 'promo',
				title: 'Sniženo do kraja mjeseca',
				text: 'Uz svaku sniženu cijenu piše i najniža cijena u posljednjih 30 dana.',
				button_title: 'Pogledajte akciju',
				button_url: '/proizvodi/lista/akcija/',
				picture: { kind: 'hero', params: { variant: 'desk' } },
			},
			{
				type: 'content',
				html: '<h2>Kako složiti redoslijed kupnje</h2><p>Krenite od stolice i visine stola, jer ih je najskuplje mijenjati. Zaslon podignite tako da gornji rub bude u visini očiju. Svjetlo postavite sa strane suprotne od ruke kojom pišete.</p><ul><li>stol i nosač zaslona</li><li>svjetlo bez titranja</li><li>tipkovnica i miš prema šaci</li></ul>',
			},
			{ type: 'post', post_slugs: ['radni-kut-na-cetiri-cetvorna-metra'] },
			{ type: 'button', title: 'Svi proizvodi za ured', url: '/proizvodi/ured/' },
		],
	},
	{
		slug: 'zastita-okolisa',
		path: '/zastita-okolisa/',
		title: 'Zaštita okoliša',
		layout: 'default',
		visible: true,
		seo_description: 'Preuzimanje starih uređaja i baterija, popravci i pakiranje bez plastike.',
		blocks: [
			{ type: 'intro', text: 'Najzeleniji uređaj je onaj koji ne treba zamijeniti. Zato prvo popravljamo, a tek onda prodajemo novi.' },
			{
				type: 'content',
				html: '<h2>Stari uređaji</h2><p>U svim poslovnicama preuzimamo stare uređaje i baterije, bez obzira na to gdje su kupljeni. Uz dostavu velike robe odvozimo i stari uređaj iste vrste.</p><h2>Pakiranje</h2><p>Kutije su od recikliranog kartona, a zaštita od papira. Pošiljke spajamo kad je to moguće.</p><h2>Podaci</h2><table><thead><tr><th>Godina</th><th>Preuzeto uređaja</th><th>Popravljeno</th></tr></thead><tbody><tr><td>2024.</td><td>4.120</td><td>2.310</td></tr><tr><td>2025.</td><td>5.380</td><td>3.045</td></tr></tbody></table>',
			},
			{ type: 'button', title: 'Pronađite poslovnicu', url: '/poslovnice/' },
		],
	},
];
