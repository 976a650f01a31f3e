import type { ConfirmationWords } from './confirmation-words.ts';

export const bsConfirmation: ConfirmationWords = {
	ordered: (moment) => `Naručeno ${moment}.`,
	delivery: 'Dostava',
	payment: 'Plaćanje',
	instalments: (count) => `Broj rata: ${count}`,
	bill: 'Podaci za račun',
	companyBill: 'Podaci za račun na firmu (R1)',
	note: 'Napomena uz narudžbu',
	takeBack: {
		collection: (title) => `Pri dostavi besplatno odvozimo stari uređaj iste vrste: ${title}.`,
		hand_in: (title) => `Stari uređaj iste vrste besplatno preuzimamo u poslovnici: ${title}.`,
	},
	backorder: (goods, days) => `Po narudžbi, još nije na stanju: ${goods}.${days === null ? '' : ` Dana do slanja, kako je navedeno pri narudžbi: ${days}.`}`,
	phone: (phone) => `Telefon: ${phone}`,
	email: (email) => `E-mail: ${email}`,
	oib: (oib) => `OIB (porezni broj): ${oib}`,
	withdrawal: {
		title: 'Odustanak od kupovine',
		returnCosts: { customer: '; trošak slanja snosite Vi', shop: '; trošak slanja snosimo mi' },
		how: ({ email, address }, returnCosts) => [
			`Dovoljno je da nam u tom roku pošaljete nedvosmislenu izjavu: obrascem na našim stranicama, e-mailom na ${email} ili poštom na adresu ${address}. Možete iskoristiti i obrazac u nastavku. Prijem potvrđujemo e-mailom.`,
			`Robu pošaljite nazad u roku od {{law.return_days}} dana od izjave${returnCosts}. Plaćeni iznos, s troškom najjeftinije standardne dostave, vraćamo najkasnije {{law.refund_days}} dana od prijema izjave, na isti način na koji ste platili. Povrat možemo zadržati dok roba ne stigne ili dok ne dokažete da ste je poslali.`,
			'Robu smijete isprobati kao u prodavnici; za umanjenje vrijednosti zbog veće upotrebe odgovarate Vi. Odustanak nije moguć za robu izrađenu po Vašoj mjeri, za otpečaćenu robu koja se zbog zdravlja ili higijene ne vraća i za otpečaćene nosače zvuka, slike ili programa.',
		],
		form: 'Otvori obrazac za odustanak',
		modelTitle: 'Primjer obrasca za odustanak od ugovora',
		model: (to) => [
			'(Popunite i pošaljite ovaj obrazac samo ako želite odustati od ugovora.)',
			`Za: ${to}`,
			'Ja/Mi (*) izjavljujem/izjavljujemo (*) da odustajem/odustajemo (*) od ugovora o kupovini sljedeće robe:',
			'Naručeno dana (*) / primljeno dana (*):',
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
			'Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo {{law.liability_years}} godine. Možete tražiti popravku ili zamjenu, a ako to nije moguće ili nije učinjeno u razumnom roku, sniženje cijene ili raskid ugovora.',
			`Prigovor pošaljite na ${email} ili poštom na adresu ${address} i navedite broj narudžbe. Odgovaramo najkasnije u roku od {{law.complaint_days}} dana.`,
		],
	},
	seller: 'Prodavač',
	imprint: { court: 'Registar', capital: 'Osnovni kapital', management: 'Uprava', mediator: 'Vansudsko rješavanje sporova', returns: 'Adresa za povrat robe' },
	terms: 'Uslovi na našim stranicama',
};
