import { meConfirmation } from './confirmation/me.ts';
import type { MailWords } from './mail-words.ts';
import { sr } from './sr.ts';

const { account } = sr;

/** What Serbian mails say, as Montenegro says it. */
export const me: MailWords = {
	...sr,
	locale: 'sr-Latn-ME',
	account: {
		...account,
		password: { ...account.password, paragraphs: ['Zatražili ste novu lozinku za svoj nalog u Titraju. Postavite je na sljedećem linku.'] },
		password_changed: {
			...account.password_changed,
			subject: 'Lozinka je promijenjena',
			paragraphs: ['Lozinka Vašeg naloga u Titraju upravo je promijenjena. Ako ste to bili Vi, ne morate da uradite ništa. Ako niste, odmah postavite novu.'],
		},
		email_changing: { ...account.email_changing, subject: 'Promjena imejl adrese' },
		closed: {
			...account.closed,
			paragraphs: [
				'Vaš nalog u Titraju je zatvoren, a podaci u njemu izbrisani. Porudžbine čuvamo onoliko dugo koliko zahtijeva zakon.',
				'Hvala Vam na povjerenju.',
			],
		},
	},
	abandonment: { ...sr.abandonment, smallPrint: 'Link važi 30 dana. Cijene i zalihe mogu da se promijene.' },
	order: {
		...sr.order,
		confirmation: meConfirmation,
		transfer: (url) => `Uplatnicu sa 2D kodom možete da otvorite i odštampate ovdje: ${url}`,
		card: (url) => `Ako plaćanje nije uspjelo ili ste ga prekinuli, možete da ga ponovite ovdje: ${url}`,
	},
	withdrawal: { ...sr.withdrawal, goods: (items) => (items === null ? 'Odustaje od cijele porudžbine.' : `Odustaje od: ${items}`) },
};
