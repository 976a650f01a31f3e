import { page } from './page.ts';

/** A landing page, composed of every kind of block. */
export const schoolsPage = page(
	{ slug: 'skole-i-radionice', title: 'Za škole i radionice', short: 'Kompleti, predračuni i pomoć pri opremanju učionica i klubova tehničke kulture.' },
	{
		blocks: [
			{
				type: 'hero',
				title: 'Učionica u kojoj se nešto gradi',
				text: 'Pločice, senzori i alat za cijeli razred, s uputama na hrvatskom i jednim računom.',
				button_title: 'Zatražite ponudu',
				button_url: '/kontakt/',
				picture: { kind: 'devboard', params: { color: 'green', count: 40, size: 8 } },
			},
			{
				type: 'intro',
				text: 'Školama, fakultetima i udrugama pripremamo komplete prema kurikulumu i broju učenika. Ponuda stiže u roku od dva radna dana, a plaćanje je moguće po primitku.',
			},
			{ type: 'title', title: 'Najčešće naručuju' },
			{ type: 'product', product_codes: ['RPL-00001', 'SEN-00001', 'MUL-00001', 'LEM-00001'] },
			{
				type: 'content',
				html: '<h2>Što uključuje ponuda</h2><ul><li>popust na količinu, vidljiv po stavkama</li><li>rezervne dijelove za svaki komplet: diode, otpornike i vodiče</li><li>primjere programa i sheme na hrvatskom jeziku</li><li>zamjenu neispravnog komada idući radni dan</li></ul><p>Ako niste sigurni što odabrati, pročitajte <a href="/magazin/uradi-sam/prva-razvojna-plocica/">članak o prvoj razvojnoj pločici</a> ili nam pošaljite nastavni plan.</p>',
			},
			{
				type: 'promo',
				title: 'Subotom lemimo',
				text: 'Besplatna dvosatna radionica za početnike, do dvanaest polaznika. Alat i materijal čekaju Vas na stolu.',
				button_title: 'Nađite poslovnicu',
				button_url: '/poslovnice/',
				picture: { kind: 'soldering', params: { color: 'blue', variant: 'station' } },
			},
			{ type: 'post', post_slugs: ['prva-razvojna-plocica', 'kako-nauciti-lemiti-za-jedno-poslijepodne', 'multimetar-u-deset-minuta'] },
			{ type: 'categories', title: 'Oprema po kategorijama', category_codes: ['razvojne-plocice', 'senzori', 'otpornici-i-kondenzatori', 'rucni-alat'] },
			{ type: 'menu', code: 'footer' },
			{ type: 'button', title: 'Pošaljite upit', url: '/kontakt/' },
		],
	},
);
