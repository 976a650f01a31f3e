import type { ConfirmationWords } from './confirmation-words.ts';

export const srConfirmation: ConfirmationWords = {
	ordered: (moment) => `Poručeno ${moment}.`,
	delivery: 'Isporuka',
	payment: 'Plaćanje',
	instalments: (count) => `Broj rata: ${count}`,
	bill: 'Podaci za račun',
	companyBill: 'Podaci za račun na firmu (R1)',
	note: 'Napomena uz porudžbinu',
	takeBack: {
		collection: (title) => `Pri isporuci besplatno odvozimo stari uređaj iste vrste: ${title}.`,
		hand_in: (title) => `Stari uređaj iste vrste besplatno preuzimamo u prodavnici: ${title}.`,
	},
	backorder: (goods, days) =>
		`Po porudžbini, još nije na stanju: ${goods}.${days === null ? '' : ` Dana do slanja, kako je navedeno pri poručivanju: ${days}.`}`,
	phone: (phone) => `Telefon: ${phone}`,
	email: (email) => `Imejl: ${email}`,
	oib: (oib) => `OIB (poreski broj): ${oib}`,
	withdrawal: {
		title: 'Odustanak od kupovine',
		returnCosts: { customer: '; trošak slanja snosite Vi', shop: '; trošak slanja snosimo mi' },
		how: ({ email, address }, returnCosts) => [
			`Dovoljno je da nam u tom roku pošaljete nedvosmislenu izjavu: obrascem na našim stranama, imejlom na ${email} ili poštom na adresu ${address}. Možete da iskoristite i obrazac u nastavku. Prijem potvrđujemo imejlom.`,
			`Robu pošaljite nazad u roku od {{law.return_days}} dana od izjave${returnCosts}. Plaćeni iznos, sa troškom najjeftinije standardne isporuke, vraćamo najkasnije {{law.refund_days}} dana od prijema izjave, na isti način na koji ste platili. Povraćaj možemo da zadržimo dok roba ne stigne ili dok ne dokažete da ste je poslali.`,
			'Robu smete da isprobate kao u prodavnici; za umanjenje vrednosti zbog veće upotrebe odgovarate Vi. Odustanak nije moguć za robu izrađenu po Vašoj meri, za otpečaćenu robu koja se zbog zdravlja ili higijene ne vraća i za otpečaćene nosače zvuka, slike ili programa.',
		],
		form: 'Otvori obrazac za odustanak',
		modelTitle: 'Primer obrasca za odustanak od ugovora',
		model: (to) => [
			'(Popunite i pošaljite ovaj obrazac samo ako želite da odustanete od ugovora.)',
			`Za: ${to}`,
			'Ja/Mi (*) izjavljujem/izjavljujemo (*) da odustajem/odustajemo (*) od ugovora o kupovini sledeće robe:',
			'Poručeno dana (*) / primljeno dana (*):',
			'Ime i prezime potrošača:',
			'Adresa potrošača:',
			'Potpis potrošača (samo ako se obrazac šalje na papiru):',
			'Datum:',
			'(*) Nepotrebno precrtajte.',
		],
	},
	defects: {
		title: 'Odgovornost za nedostatke i prigovori',
		text: ({ email, address }) => [
			'Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo {{law.liability_years}} godine. Možete da tražite popravku ili zamenu, a ako to nije moguće ili nije učinjeno u razumnom roku, umanjenje cene ili raskid ugovora.',
			`Prigovor pošaljite na ${email} ili poštom na adresu ${address} i navedite broj porudžbine. Odgovaramo najkasnije u roku od {{law.complaint_days}} dana.`,
		],
	},
	seller: 'Prodavac',
	imprint: {
		court: 'Registar',
		capital: 'Osnovni kapital',
		management: 'Direktor',
		mediator: 'Vansudsko rešavanje sporova',
		returns: 'Adresa za povraćaj robe',
	},
	terms: 'Uslovi na našim stranama',
};
