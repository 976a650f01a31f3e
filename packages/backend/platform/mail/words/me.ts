import { meConfirmation } from './confirmation/me.ts';
import type { MailWords } from './mail-words.ts';
import { sr } from './sr.ts';

const { account } = sr;

/** The Serbian texts in Montenegrin. */
export const me: MailWords = {
	...sr,
	locale: 'sr-Latn-ME',
	stockAlert: {
		...sr.stockAlert,
		ask: (title) => ({
			subject: 'Želite li obavještenje kada proizvod bude na stanju?',
			paragraphs: [
				`Zatražili ste da Vam javimo kada proizvod „${title}” ponovo bude na stanju. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obavještenje možete i da otkažete. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Želite li obavještenje kada proizvod pojeftini?',
			paragraphs: [
				`Zatražili ste da Vam javimo kada cijena proizvoda „${title}” bude ${price} ili niža. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obavještenje možete i da otkažete. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Niža cijena: ${title}`,
			paragraphs: [`Proizvod „${title}” sada košta ${price}. Cijena se do kupovine može promijeniti.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Šta o njoj čuvamo: ${url}`,
		}),
	},
	merchant: {
		...sr.merchant,
		smallPrint: 'Ovu poruku prodavnica {shop} šalje sebi. Primaoci se mijenjaju na /admin/#/jobs.',
		refusedNext: (number) => `Novac nije vraćen. Provjerite kod pružaoca usluge plaćanja, pa povraćaj ponovite ili isplatite sami: /admin/#/orders/${number}.`,
	},
	account: {
		...account,
		sign_in: {
			subject: 'Link za prijavu',
			paragraphs: [
				'Za Vaš nalog u prodavnici {shop} je previše puta unijeta pogrešna lozinka. Ako želite da se prijavite, otvorite stranicu za prijavu ovim linkom i unesite svoju lozinku.',
			],
			button: 'Prijava',
			smallPrint: 'Link važi jedan sat. Ako ne želite da se prijavite, ne morate da uradite ništa: bez Vaše lozinke niko ne može da se prijavi.',
		},
		password: { ...account.password, paragraphs: ['Zatražili ste novu lozinku za svoj nalog u prodavnici {shop}. Postavite je na sljedećem linku.'] },
		password_changed: {
			...account.password_changed,
			subject: 'Lozinka je promijenjena',
			paragraphs: [
				'Lozinka Vašeg naloga u prodavnici {shop} upravo je promijenjena. Ako ste to bili Vi, ne morate da uradite ništa. Ako niste, odmah postavite novu.',
			],
		},
		email_changing: { ...account.email_changing, subject: 'Promjena imejl adrese' },
		closed: {
			...account.closed,
			paragraphs: [
				'Vaš nalog u prodavnici {shop} je zatvoren, a podaci u njemu izbrisani. Porudžbine čuvamo onoliko dugo koliko zahtijeva zakon.',
				'Hvala Vam na povjerenju.',
			],
		},
	},
	voucher: {
		...sr.voucher,
		paragraphs: [
			'Za Vas je izdata poklon kartica prodavnice {shop}. Unesite ovaj kod u korpi i njome platite cijelu porudžbinu ili njen dio. Ono što ostane važi za sljedeću kupovinu.',
		],
	},
	voucherFacts: { value: 'Vrijednost', validTo: 'Važi do', paid: 'Plaćeno poklon karticom', toPay: 'Za plaćanje', back: 'Vraćeno na poklon karticu' },
	abandonment: { ...sr.abandonment, smallPrint: 'Link važi 30 dana. Cijene i zalihe mogu da se promijene.' },
	order: {
		...sr.order,
		lines_cancelled: { ...sr.order.lines_cancelled, subject: (number) => `Porudžbina ${number} je promijenjena` },
		goods_added: {
			subject: (number) => `Porudžbini ${number} dodali smo robu`,
			paragraphs: (number) => [
				`Kao što smo dogovorili, porudžbini ${number} dodali smo robu. Ova poruka potvrđuje cijelu porudžbinu i zamjenjuje raniju potvrdu.`,
			],
		},
		shipped_part: {
			subject: (number) => `Dio porudžbine ${number} je krenuo na put`,
			paragraphs: (number) => [`Dio porudžbine ${number} je krenuo na put. Ostatak šaljemo naknadno i tada ćemo Vam se ponovo javiti.`],
		},
		checking: (number) =>
			`Primili smo porudžbinu ${number}. Porudžbine ove veličine najprije pregledamo: roba će biti rezervisana kada porudžbinu potvrdimo, a do tada ne morate ništa da platite. Javićemo Vam se imejlom.`,
		lookup: {
			subject: (number) => `Link ka porudžbini ${number}`,
			paragraphs: (number) => [
				`Uz porudžbinu ${number} više puta je unijeta pogrešna imejl adresa, pa se unosom adrese privremeno ne može otvoriti. Otvara je ovaj link. Ako ga niste tražili, ne morate ništa da uradite.`,
			],
		},
		confirmed: {
			...sr.order.confirmed,
			paragraphs: (number) => [
				`Porudžbina ${number} je potvrđena i roba je rezervisana. Na stranici porudžbine piše šta slijedi; ako se plaća unaprijed, tamo možete i da je platite.`,
			],
		},
		storeHours: (hours) => `Radno vrijeme: ${hours}`,
		locker: ({ title, address, postcode, city, hours }) => `Paketomat: ${title}, ${address}, ${postcode} ${city}. Radno vrijeme: ${hours}.`,
		confirmation: meConfirmation,
	},
	withdrawal: {
		...sr.withdrawal,
		goodsInStatement: 'Odustaje se od dijela porudžbine, kako je navedeno u izjavi.',
		goods: (items) => (items === null ? 'Odustaje od cijele porudžbine.' : `Odustaje od: ${items}`),
	},
};
