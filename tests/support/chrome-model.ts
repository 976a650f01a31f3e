import type { ChromeModel } from '#lib/navigation/chrome.ts';

const numbered = (count: number, title: string, base: string) =>
	Array.from({ length: count }, (_, place) => ({ title: `${title} ${place + 1}`, url: `${base}${place + 1}/` }));

/** Chrome of a large shop: twelve categories of six, four footer columns of five. */
export const chromeModel: ChromeModel = {
	siteName: 'Titraj',
	company: {
		name: 'Titraj d.o.o.',
		phone: '01 555 0199',
		email: 'podrska@titraj.example',
		street: 'Ulica izvora 12',
		postcode: '10000',
		city: 'Zagreb',
		oib: '12345678903',
		facts: 'Trgovački sud u Zagrebu, 080000001 · Uprava: Ana Anić',
	},
	mainMenu: numbered(12, 'Računalna oprema', '/racunalna-oprema-').map((group) => ({
		...group,
		items: numbered(6, 'Potkategorija', `${group.url}potkategorija-`),
	})),
	footerMenu: numbered(4, 'Stupac', '').map((group) => ({ title: group.title, url: '', items: numbered(5, 'Uvjeti i pomoć', `/pomoc/${group.url}uvjeti-`) })),
	orderLinks: [{ title: 'Odustanak od ugovora', url: '/webshop/odustanak/' }],
	lacking: [],
	urls: {
		home: '/',
		search: '/trazi/',
		wishlist: '/lista-zelja/',
		compare: '/usporedba/',
		cart: '/kosarica/',
		auth: '/racun/',
		auth_login: '/racun/prijava/',
		location: '/poslovnice/',
		newsletter: '/newsletter/',
	},
	payments: ['Kartice', 'Internetsko bankarstvo', 'Uplatnica', 'Plaćanje pri preuzimanju'],
	languages: [
		{ code: 'hr', htmlLang: 'hr-HR', title: 'Hrvatski', url: '/', current: true },
		{ code: 'en', htmlLang: 'en', title: 'English', url: '/en/', current: false },
	],
};
