import type { ConfirmationWords } from './confirmation-words.ts';

export const slConfirmation: ConfirmationWords = {
	ordered: (moment) => `Čas naročila: ${moment}.`,
	delivery: 'Dostava',
	payment: 'Plačilo',
	instalments: (count) => `Število obrokov: ${count}`,
	bill: 'Podatki za račun',
	companyBill: 'Podatki za račun podjetju (R1)',
	note: 'Opomba k naročilu',
	takeBack: {
		collection: (title) => `Ob dostavi brezplačno odpeljemo staro napravo iste vrste: ${title}.`,
		hand_in: (title) => `Staro napravo iste vrste brezplačno prevzamemo v poslovalnici: ${title}.`,
	},
	backorder: (goods, days) => `Po naročilu, še ni na zalogi: ${goods}.${days === null ? '' : ` Dni do pošiljanja, kot je bilo navedeno ob naročilu: ${days}.`}`,
	phone: (phone) => `Telefon: ${phone}`,
	email: (email) => `E-pošta: ${email}`,
	oib: (oib) => `OIB (davčna številka): ${oib}`,
	withdrawal: {
		title: 'Pravica do odstopa od nakupa',
		returnCosts: { customer: '; stroške vračila krijete vi', shop: '; stroške vračila krijemo mi' },
		how: ({ email, address }, returnCosts) => [
			`Dovolj je, da nam v tem roku pošljete nedvoumno izjavo: z obrazcem na naših straneh, po e-pošti na ${email} ali po pošti na naslov ${address}. Uporabite lahko tudi spodnji obrazec. Prejem potrdimo po e-pošti.`,
			`Blago vrnite v {{law.return_days}} dneh od izjave${returnCosts}. Plačani znesek s stroškom najcenejše običajne dostave vrnemo najpozneje v {{law.refund_days}} dneh od prejema izjave, na enak način, kot ste plačali. Z vračilom lahko počakamo, dokler blago ne prispe ali dokler ne dokažete, da ste ga poslali.`,
			'Blago lahko preizkusite kot v trgovini; za zmanjšanje vrednosti zaradi večje uporabe odgovarjate vi. Odstop ni mogoč pri blagu po vaši meri, pri odpečatenem blagu, ki se zaradi zdravja ali higiene ne vrača, ter pri odpečatenih nosilcih zvoka, slike ali programov.',
		],
		form: 'Odpri obrazec za odstop',
		modelTitle: 'Vzorec odstopnega obrazca',
		model: (to) => [
			'(Izpolnite in vrnite ta obrazec le, če želite odstopiti od pogodbe.)',
			`Za: ${to}`,
			'Obveščam/obveščamo (*) vas, da odstopam/odstopamo (*) od pogodbe o prodaji naslednjega blaga:',
			'Naročeno dne (*) / prejeto dne (*):',
			'Ime potrošnika oziroma potrošnikov:',
			'Naslov potrošnika oziroma potrošnikov:',
			'Podpis potrošnika oziroma potrošnikov (samo če obrazec pošiljate na papirju):',
			'Datum:',
			'(*) Neustrezno črtajte.',
		],
	},
	defects: {
		title: 'Odgovornost za napake in pritožbe',
		text: ({ email, address }) => [
			'Za napake, ki so obstajale ob prevzemu, odgovarjamo {{law.liability_years}} leti. Zahtevate lahko popravilo ali zamenjavo, če to ni mogoče ali ni opravljeno v razumnem roku, pa znižanje cene ali razdrtje pogodbe.',
			`Pritožbo pošljite na ${email} ali po pošti na naslov ${address} in navedite številko naročila. Odgovorimo najpozneje v {{law.complaint_days}} dneh.`,
		],
	},
	seller: 'Prodajalec',
	imprint: {
		court: 'Register',
		capital: 'Osnovni kapital',
		management: 'Zastopnik',
		mediator: 'Izvensodno reševanje sporov',
		returns: 'Naslov za vračilo blaga',
	},
	terms: 'Pogoji na naših straneh',
};
