import type { ConfirmationWords } from './confirmation-words.ts';

export const hrConfirmation: ConfirmationWords = {
	ordered: (moment) => `Naručeno ${moment}.`,
	delivery: 'Dostava',
	payment: 'Plaćanje',
	instalments: (count) => `Broj rata: ${count}`,
	bill: 'Podaci za račun',
	companyBill: 'Podaci za račun R1',
	note: 'Napomena uz narudžbu',
	takeBack: {
		collection: (title) => `Pri isporuci besplatno odvozimo stari uređaj iste vrste: ${title}.`,
		hand_in: (title) => `Stari uređaj iste vrste besplatno preuzimamo u poslovnici: ${title}.`,
	},
	backorder: (goods, days) => `Po narudžbi, još nije na zalihi: ${goods}.${days === null ? '' : ` Dana do slanja, kako je navedeno pri narudžbi: ${days}.`}`,
	phone: (phone) => `Telefon: ${phone}`,
	email: (email) => `E-pošta: ${email}`,
	oib: (oib) => `OIB: ${oib}`,
	withdrawal: {
		title: 'Odustanak od kupnje',
		returnCosts: { customer: '; trošak slanja snosite Vi', shop: '; trošak slanja snosimo mi' },
		how: ({ email, address }, returnCosts) => [
			`Dovoljno je da nam u tom roku pošaljete jednoznačnu izjavu: obrascem na našim stranicama, e-poštom na ${email} ili poštom na adresu ${address}. Možete se poslužiti i obrascem u nastavku. Primitak potvrđujemo e-poštom.`,
			`Robu pošaljite natrag u roku od {{law.return_days}} dana od izjave${returnCosts}. Plaćeni iznos, s troškom najjeftinije standardne dostave, vraćamo najkasnije {{law.refund_days}} dana od primitka izjave, istim načinom kojim ste platili. Povrat možemo zadržati dok roba ne stigne ili dok ne dokažete da ste je poslali.`,
			'Robu smijete isprobati kao u trgovini; za umanjenje vrijednosti zbog veće uporabe odgovarate Vi. Odustati nije moguće od robe izrađene po Vašoj mjeri, od otpečaćene robe koja se zbog zdravlja ili higijene ne vraća te od otpečaćenih nosača zvuka, slike ili programa.',
		],
		form: 'Otvori obrazac za odustanak',
		modelTitle: 'Primjer obrasca za jednostrani raskid ugovora',
		model: (to) => [
			'(Ispunite i pošaljite ovaj obrazac samo ako želite jednostrano raskinuti ugovor.)',
			`Za: ${to}`,
			'Ja/Mi (*) izjavljujem/izjavljujemo (*) da jednostrano raskidam/raskidamo (*) ugovor o prodaji sljedeće robe:',
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
			'Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo {{law.liability_years}} godine. Možete tražiti popravak ili zamjenu, a ako to nije moguće ili nije učinjeno u razumnom roku, sniženje cijene ili raskid ugovora.',
			`Prigovor pošaljite na ${email} ili poštom na adresu ${address} i navedite broj narudžbe. Odgovaramo najkasnije u roku od {{law.complaint_days}} dana.`,
		],
	},
	seller: 'Prodavatelj',
	imprint: {
		court: 'Registar',
		capital: 'Temeljni kapital',
		management: 'Uprava',
		mediator: 'Rješavanje sporova izvan suda',
		returns: 'Adresa za povrat robe',
	},
	terms: 'Uvjeti na našim stranicama',
};
