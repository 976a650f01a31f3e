import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { type Site, toSite } from '#lib/navigation/server/site.server.ts';

/** A site with only a name, for tests of products. */
export const sampleSite = (lang = 'hr', labels: Readonly<Record<string, string>> = {}): Site =>
	toSite(
		{
			lang,
			info: {
				site_url: 'https://titraj.example',
				site_name: 'Titraj <&"\'>',
				gtagmanager_code: null,
				ganalytics4_code: null,
				recaptcha_site_key: null,
				company: {
					name: 'Titraj d.o.o.',
					logo: '/logo.png',
					phone: '+385 1 555 0199',
					email: 'podrska@titraj.example',
					social: ['https://social.example/titraj'],
					address: { street: 'Ulica izvora 12', postcode: '10000', city: 'Zagreb', country: 'HR' },
					oib: '12345678903',
					iban: 'HR1210010051863000160',
					...{ court: '', register: '', capital: '', management: '', returns: '', mediator: '', mediator_url: '' },
				},
				payments: [],
				guarantee_notice: [],
			},
			currency: { code: 'EUR', symbol: '€', display: '%s €', decimals: 2 },
			labels,
			routes: [],
			menus: [],
			categories: [],
			languages: [lang],
			lacking: [],
			today: new Date('2026-11-01T00:00:00Z'),
		},
		STANDARD_SHOP,
	);
