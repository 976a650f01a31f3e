import { slConfirmation } from './confirmation/sl.ts';
import type { MailWords } from './mail-words.ts';

export const sl: MailWords = {
	locale: 'sl-SI',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Hrvaška. Telefon ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Potrdite svojo registracijo',
			paragraphs: ['Dobrodošli v trgovini {shop}. Še en korak: potrdite, da je ta naslov vaš, potem se lahko prijavite.'],
			button: 'Potrdi registracijo',
			smallPrint: 'Povezava velja 48 ur. Če se niste registrirali, to sporočilo prezrite in račun ne bo ustvarjen.',
		},
		known: {
			subject: 'V trgovini {shop} že imate račun',
			paragraphs: [
				'Nekdo je pravkar poskusil ustvariti račun s tem naslovom, za katerega račun že obstaja. Če ste bili to vi, se prijavite ali nastavite novo geslo.',
			],
			button: 'Nastavi novo geslo',
			smallPrint: 'Če to niste bili vi, vam ni treba storiti ničesar: vaš račun je ostal, kakršen je bil.',
		},
		sign_in: {
			subject: 'Povezava za prijavo',
			paragraphs: [
				'Za vaš račun v trgovini {shop} je bilo prevečkrat vneseno napačno geslo. Če se želite prijaviti, odprite stran za prijavo s spodnjo povezavo in vnesite svoje geslo.',
			],
			button: 'Prijava',
			smallPrint: 'Povezava velja eno uro. Če se ne želite prijaviti, vam ni treba storiti ničesar: brez vašega gesla se ne more prijaviti nihče.',
		},
		password: {
			subject: 'Novo geslo',
			paragraphs: ['Zahtevali ste novo geslo za svoj račun v trgovini {shop}. Nastavite ga na naslednji povezavi.'],
			button: 'Nastavi novo geslo',
			smallPrint: 'Povezava velja eno uro, uporabite jo lahko samo enkrat. Če novega gesla niste zahtevali, to sporočilo prezrite.',
		},
		password_api: {
			subject: 'Koda za novo geslo',
			paragraphs: ['Zahtevali ste novo geslo za svoj račun v trgovini {shop}. Vpišite to kodo.'],
			smallPrint: 'Koda velja 15 minut, uporabite jo lahko samo enkrat. Ne povejte je nikomur: nihče iz trgovine je ne bo zahteval.',
		},
		password_changed: {
			subject: 'Geslo je spremenjeno',
			paragraphs: [
				'Geslo vašega računa v trgovini {shop} je bilo pravkar spremenjeno. Če ste bili to vi, vam ni treba storiti ničesar. Če niste bili, takoj nastavite novo.',
			],
			button: 'Nastavi novo geslo',
		},
		email: {
			subject: 'Potrdite novi e-poštni naslov',
			paragraphs: ['Zahtevali ste, da ta naslov postane naslov vašega računa v trgovini {shop}.'],
			button: 'Potrdi naslov',
			smallPrint: 'Povezava velja 24 ur. Dokler novega naslova ne potrdite, velja dosedanji.',
		},
		email_changing: {
			subject: 'Sprememba e-poštnega naslova',
			paragraphs: [
				'Za vaš račun v trgovini {shop} je bil zahtevan drug e-poštni naslov. Če ste bili to vi, ga potrdite v sporočilu na novem naslovu. Če niste bili, takoj nastavite novo geslo.',
			],
			button: 'Nastavi novo geslo',
		},
		closed: {
			subject: 'Račun je zaprt',
			paragraphs: [
				'Vaš račun v trgovini {shop} je zaprt, podatki v njem pa izbrisani. Naročila hranimo tako dolgo, kot zahteva zakon.',
				'Hvala za vaše zaupanje.',
			],
		},
	},
	newsletter: {
		subject: 'Potrdite prijavo na e-novice',
		paragraphs: ['Zahtevali ste e-novice trgovine {shop}. Potrdite, da je ta naslov vaš, potem vam jih lahko pošiljamo.'],
		button: 'Potrdi prijavo',
		smallPrint: 'Na isti povezavi se lahko tudi odjavite. Če to niste bili vi, sporočilo prezrite: brez potrditve vam ne pošiljamo ničesar.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Želite obvestilo, ko bo izdelek spet na zalogi?',
			paragraphs: [
				`Zaprosili ste, naj vas obvestimo, ko bo izdelek »${title}« spet na zalogi. Potrdite, da je ta naslov vaš, potem vam pošljemo eno samo sporočilo.`,
			],
			button: 'Potrdi',
			smallPrint: 'Na isti povezavi lahko obvestilo tudi prekličete. Če to niste bili vi, sporočilo prezrite: brez potrditve vam ne pošiljamo ničesar.',
		}),
		back: (title, url) => ({
			subject: `Spet na zalogi: ${title}`,
			paragraphs: [`Izdelek »${title}«, na katerega ste čakali, je spet na zalogi. Rezervirati ga ne moremo, količina je lahko omejena.`],
			button: 'Poglej izdelek',
			smallPrint: `To je edino sporočilo o tem izdelku. Kaj o njem hranimo: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Želite obvestilo, ko se izdelek poceni?',
			paragraphs: [
				`Zaprosili ste, naj vas obvestimo, ko bo izdelek »${title}« stal največ ${price}. Potrdite, da je ta naslov vaš, potem vam pošljemo eno samo sporočilo.`,
			],
			button: 'Potrdi',
			smallPrint: 'Na isti povezavi lahko obvestilo tudi prekličete. Če to niste bili vi, sporočilo prezrite: brez potrditve vam ne pošiljamo ničesar.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Nižja cena: ${title}`,
			paragraphs: [`Izdelek »${title}« zdaj stane ${price}. Do nakupa se cena lahko spremeni.`],
			button: 'Poglej izdelek',
			smallPrint: `To je edino sporočilo o tem izdelku. Kaj o njem hranimo: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Novo naročilo ${number} (${total})`,
		message: 'Novo sporočilo s kontaktnega obrazca',
		withdrawal: (reference) => `Izjava o odstopu (${reference})`,
		failedJob: (name) => `Opravilo ni uspelo: ${name}`,
		customer: (who) => `Kupec: ${who}`,
		orderNumber: (number) => `Številka naročila: ${number}`,
		answer: 'Odgovor na to sporočilo prejme kupec.',
		failedNext: 'Trgovina ga ne bo dokončala sama, dokler vzrok ni odpravljen. Seznam neuspelih opravil in ponovitev: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Vračilo denarja je zavrnjeno: naročilo ${number} (${amount})`,
		refusedNext: (number) => `Denar ni bil vrnjen. Preverite pri ponudniku plačil, nato vračilo ponovite ali ga izplačajte sami: /admin/#/orders/${number}.`,
		smallPrint: 'To sporočilo pošilja trgovina {shop} sama sebi. Prejemniki se spremenijo na /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Shranili smo vašo košarico',
		paragraphs: ['Izdelki, ki ste jih izbrali, vas čakajo v košarici. Nadaljujete lahko na kateri koli napravi.'],
		button: 'Odpri košarico',
		smallPrint: 'Povezava velja 30 dni. Cene in zaloga se lahko spremenijo.',
	},
	voucher: {
		subject: 'Vaš darilni bon trgovine {shop}',
		paragraphs: [
			'Za vas je izdan darilni bon trgovine {shop}. Vnesite to kodo v košarici in z njim plačajte celotno naročilo ali njegov del. Kar ostane, velja za naslednji nakup.',
		],
		smallPrint: 'Shranite to sporočilo: kdor ima kodo, lahko z njo plača, mi pa je ne moremo znova prikazati.',
	},
	voucherFacts: { value: 'Vrednost', validTo: 'Velja do', paid: 'Plačano z darilnim bonom', toPay: 'Za plačilo', back: 'Vrnjeno na darilni bon' },
	order: {
		subject: (number) => `Prejeli smo naročilo ${number}`,
		thanks: (number) => `Hvala za vaše naročilo. Številka naročila: ${number}.`,
		onItsWay: 'Pisali vam bomo, ko bo na poti.',
		afterTransfer: 'Blago pošljemo ali pripravimo za prevzem, ko prejmemo plačilo.',
		storeHours: (hours) => `Odpiralni čas: ${hours}`,
		transferData: {
			title: 'Podatki za plačilo',
			recipient: 'Prejemnik',
			iban: 'IBAN',
			amount: 'Znesek',
			reference: 'Sklic',
			payUntil: 'Rok plačila',
			code: 'Koda za plačilo. Če je ne vidite, odprite podatke za plačilo.',
			open: 'Odpri podatke za plačilo s kodo QR',
		},
		delivery: (from, to) => `Predvidena dostava: ${to === undefined ? from : `od ${from} do ${to}`}`,
		ready: (day) => `Pripravljeno za prevzem od ${day}`,
		pickup: (store) => `Prevzem: ${store}. Ko bo naročilo pripravljeno, vam bomo poslali sporočilo.`,
		locker: ({ title, address, postcode, city, hours }) => `Paketomat: ${title}, ${address}, ${postcode} ${city}. Odpiralni čas: ${hours}.`,
		total: 'Skupaj',
		tax: 'Od tega DDV',
		open: 'Poglej naročilo',
		withdrawal: 'Od nakupa lahko odstopite v {{law.withdrawal_days}} dneh od prejema blaga brez navedbe razloga.',
		confirmation: slConfirmation,
		checking: (number) =>
			`Prejeli smo naročilo ${number}. Naročila te velikosti najprej pregledamo: blago bo rezervirano, ko naročilo potrdimo, do takrat pa vam ni treba ničesar plačati. Pisali vam bomo po e-pošti.`,
		reservedOnPayment: 'Blago še ni rezervirano: rezerviramo ga, ko prispe plačilo.',
		keptUntil: (day) => `Naročilo hranimo do ${day}. Če ga do takrat ne prevzamete, ga bomo preklicali in vam ne bomo ničesar zaračunali.`,
		onPage: 'Imena, naslova in opombe v sporočilu ne ponavljamo: so na strani naročila.',
		several: {
			subject: 'Naročila z vašim e-poštnim naslovom',
			text: 'S tem naslovom je bilo v kratkem času poslanih več naročil ali izjav, zato o njih pišemo v enem sporočilu. Če to niste bili vi, vam ni treba storiti ničesar.',
		},
		lookup: {
			subject: (number) => `Povezava do naročila ${number}`,
			paragraphs: (number) => [
				`Pri naročilu ${number} je bil večkrat vpisan napačen e-naslov, zato ga nekaj časa ni mogoče odpreti z vpisom naslova. Odpre ga ta povezava. Če je niste zahtevali, vam ni treba storiti ničesar.`,
			],
		},
		confirmed: {
			subject: (number) => `Potrdili smo naročilo ${number}`,
			paragraphs: (number) => [
				`Naročilo ${number} je potrjeno in blago je rezervirano. Na strani naročila piše, kaj sledi; če se plača vnaprej, ga lahko tam tudi plačate.`,
			],
		},
		rejected: {
			subject: (number) => `Naročilo ${number} je preklicano`,
			paragraphs: (number) => [
				`Naročila ${number} ne moremo dobaviti, zato smo ga preklicali. Ničesar vam ne zaračunamo. Če imate vprašanja, odgovorite na to sporočilo.`,
			],
		},
		paid: {
			subject: (number) => `Prejeli smo plačilo za naročilo ${number}`,
			paragraphs: (number) => [`Hvala. Plačilo je prispelo in naročilo ${number} že pripravljamo.`],
		},
		paid_lacking: {
			subject: (number) => `Plačilo za naročilo ${number} je prispelo, blaga trenutno ni dovolj`,
			paragraphs: (number) => [
				`Plačilo za naročilo ${number} je prispelo, vendar blaga trenutno ni dovolj na zalogi. Pisali vam bomo, ko bo na voljo.`,
				'Če ne želite čakati, odgovorite na to sporočilo: naročilo bomo preklicali in vam vrnili denar.',
			],
		},
		rejected_paid: {
			subject: (number) => `Naročilo ${number} je preklicano`,
			paragraphs: (number) => [
				`Naročila ${number} ne moremo dobaviti, zato smo ga preklicali. Denar vrnemo z istim načinom plačila, najpozneje v 14 dneh od preklica.`,
				'Če ste plačali z nakazilom, odgovorite na to sporočilo in navedite IBAN, na katerega želite vračilo.',
			],
		},
		shipped: {
			subject: (number) => `Naročilo ${number} je na poti`,
			paragraphs: (number) => [`Naročilo ${number} je na poti.`],
		},
		shipped_part: {
			subject: (number) => `Del naročila ${number} je na poti`,
			paragraphs: (number) => [`Del naročila ${number} je na poti. Preostanek pošljemo pozneje in vas takrat znova obvestimo.`],
		},
		shipped_rest: {
			subject: (number) => `Preostanek naročila ${number} je na poti`,
			paragraphs: (number) => [`Preostanek naročila ${number} je na poti. S tem smo poslali vse, kar ste naročili.`],
		},
		tracking_changed: {
			subject: (number) => `Sledenje pošiljki iz naročila ${number}`,
			paragraphs: (number) => [`To so podatki za sledenje pošiljki iz naročila ${number}. Če ste prej prejeli druge, veljajo ti.`],
		},
		shipment: { contents: 'V pošiljki', next: 'Pošljemo pozneje' },
		lines_cancelled: {
			subject: (number) => `Naročilo ${number} je spremenjeno`,
			paragraphs: (number) => [
				`Dela naročila ${number} ne moremo dobaviti, zato smo ga preklicali. Če ste ga plačali, denar vrnemo z istim načinom plačila, najpozneje v 14 dneh od preklica.`,
			],
		},
		goods_added: {
			subject: (number) => `Naročilu ${number} smo dodali izdelke`,
			paragraphs: (number) => [
				`Kot smo se dogovorili, smo naročilu ${number} dodali izdelke. To sporočilo potrjuje celotno naročilo in nadomešča prejšnjo potrditev.`,
			],
		},
		return_received: {
			subject: (number) => `Prejeli smo vračilo iz naročila ${number}`,
			paragraphs: (number) => [`Izdelki iz naročila ${number} so prispeli nazaj k nam.`],
		},
		refunded: {
			subject: (number) => `Vrnili smo denar za naročilo ${number}`,
			paragraphs: (number) => [`Denar za naročilo ${number} je vrnjen. Kdaj bo na vašem računu, je odvisno od banke.`],
		},
		changedGoods: { lines_cancelled: 'Preklicano', goods_added: 'Dodano', return_received: 'Vrnjeni izdelki' },
		refundDue: 'Vrnemo vam',
		refundPaid: 'Vrnjeno',
		tracking: { title: 'Sledenje paketu', link: 'Sledi paketu' },
		ready_for_pickup: {
			subject: (number) => `Naročilo ${number} je pripravljeno za prevzem`,
			paragraphs: (number) => [`Naročilo ${number} je pripravljeno za prevzem. Kje vas čaka, piše na strani naročila.`],
		},
		store_changed: {
			subject: (number) => `Naročilo ${number} prevzamete v drugi poslovalnici`,
			paragraphs: (number) => [`Kot smo se dogovorili, naročilo ${number} prevzamete v drugi poslovalnici. Obvestili vas bomo, ko bo pripravljeno.`],
		},
		cancelled: {
			subject: (number) => `Naročilo ${number} je preklicano`,
			paragraphs: (number) => [
				`Naročilo ${number} ni bilo plačano do roka, zato smo ga preklicali. Ničesar vam ne zaračunamo, izdelki pa so spet naprodaj.`,
				'Če ste medtem plačali, nam to sporočite: denar vam bomo vrnili.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Naročilo ${number} je preklicano`,
			paragraphs: (number) => [
				`Preklicali ste naročilo ${number}. Ničesar vam ne zaračunamo, izdelki pa so spet naprodaj.`,
				'Če naročila niste preklicali vi, odgovorite na to sporočilo.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Naročilo ${number} je preklicano`,
			paragraphs: (number) => [
				`Preklicali ste plačano naročilo ${number}. Denar vrnemo z istim načinom plačila, najpozneje v {{law.refund_days}} dneh od preklica.`,
				'Če ste plačali z nakazilom, odgovorite na to sporočilo in navedite IBAN, na katerega želite vračilo. Odgovorite tudi, če naročila niste preklicali vi.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Prejeli smo vašo izjavo o odstopu (${reference})`,
		received: ({ at, number, name }) =>
			`Potrjujemo prejem izjave o odstopu od nakupa za naročilo ${number}, ki jo je poslal potrošnik ${name}. Čas prejema: ${at}.`,
		goods: (items) => (items === null ? 'Blago: celotno naročilo.' : `Blago: ${items}`),
		goodsInStatement: 'Odstop velja za del naročila, kot je navedeno v izjavi.',
		unknown: ({ at, number }) => `Potrjujemo prejem izjave o odstopu od nakupa${number === null ? '' : ` s številko naročila ${number}`}. Čas prejema: ${at}.`,
		unknownNext:
			'Ti podatki ne ustrezajo nobenemu naročilu s tem e-poštnim naslovom. Če ste izjavo poslali vi, nam pišite in navedite številko iz potrditve naročila: izjava velja od navedenega trenutka. Če je niste poslali vi, to sporočilo prezrite.',
		whatNext:
			'Blago vrnite v {{law.return_days}} dneh od te izjave. Denar vrnemo najpozneje v {{law.refund_days}} dneh od prejema izjave, na enak način, kot ste plačali.',
	},
};
