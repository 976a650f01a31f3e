import { srConfirmation } from './confirmation/sr.ts';
import type { MailWords } from './mail-words.ts';

export const sr: MailWords = {
	locale: 'sr-Latn-RS',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Hrvatska. Telefon ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Potvrdite svoju registraciju',
			paragraphs: ['Dobro došli u prodavnicu {shop}. Još jedan korak: potvrdite da je ova adresa Vaša, pa možete da se prijavite.'],
			button: 'Potvrdi registraciju',
			smallPrint: 'Link važi 48 sati. Ako se niste registrovali, zanemarite ovu poruku i nalog neće biti otvoren.',
		},
		known: {
			subject: 'Već imate nalog u prodavnici {shop}',
			paragraphs: ['Neko je upravo pokušao da otvori nalog sa ovom adresom, a ona već ima nalog. Ako ste to bili Vi, prijavite se ili postavite novu lozinku.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Ako to niste bili Vi, ne morate da uradite ništa: Vaš nalog je ostao kakav je bio.',
		},
		sign_in: {
			subject: 'Link za prijavu',
			paragraphs: [
				'Za Vaš nalog u prodavnici {shop} je previše puta uneta pogrešna lozinka. Ako želite da se prijavite, otvorite stranicu za prijavu ovim linkom i unesite svoju lozinku.',
			],
			button: 'Prijava',
			smallPrint: 'Link važi jedan sat. Ako ne želite da se prijavite, ne morate da uradite ništa: bez Vaše lozinke niko ne može da se prijavi.',
		},
		password: {
			subject: 'Nova lozinka',
			paragraphs: ['Zatražili ste novu lozinku za svoj nalog u prodavnici {shop}. Postavite je na sledećem linku.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Link važi jedan sat i samo jednom. Ako niste tražili novu lozinku, zanemarite ovu poruku.',
		},
		password_api: {
			subject: 'Kod za novu lozinku',
			paragraphs: ['Zatražili ste novu lozinku za svoj nalog u prodavnici {shop}. Unesite ovaj kod.'],
			smallPrint: 'Kod važi 15 minuta i samo jednom. Nikome ga ne govorite: niko iz prodavnice ga neće tražiti.',
		},
		password_changed: {
			subject: 'Lozinka je promenjena',
			paragraphs: [
				'Lozinka Vašeg naloga u prodavnici {shop} upravo je promenjena. Ako ste to bili Vi, ne morate da uradite ništa. Ako niste, odmah postavite novu.',
			],
			button: 'Postavi novu lozinku',
		},
		email: {
			subject: 'Potvrdite novu imejl adresu',
			paragraphs: ['Zatražili ste da ova adresa bude adresa Vašeg naloga u prodavnici {shop}.'],
			button: 'Potvrdi adresu',
			smallPrint: 'Link važi 24 sata. Dok je ne potvrdite, važi dosadašnja adresa.',
		},
		email_changing: {
			subject: 'Promena imejl adrese',
			paragraphs: [
				'Za Vaš nalog u prodavnici {shop} zatražena je druga imejl adresa. Ako ste to bili Vi, potvrdite je iz poruke na novoj adresi. Ako niste, odmah postavite novu lozinku.',
			],
			button: 'Postavi novu lozinku',
		},
		closed: {
			subject: 'Nalog je zatvoren',
			paragraphs: [
				'Vaš nalog u prodavnici {shop} je zatvoren, a podaci u njemu izbrisani. Porudžbine čuvamo onoliko dugo koliko zahteva zakon.',
				'Hvala Vam na poverenju.',
			],
		},
	},
	newsletter: {
		subject: 'Potvrdite prijavu na novosti',
		paragraphs: ['Zatražili ste novosti prodavnice {shop}. Potvrdite da je ova adresa Vaša, pa možemo da Vam ih šaljemo.'],
		button: 'Potvrdi prijavu',
		smallPrint: 'Na istom linku možete i da se odjavite. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Želite li obaveštenje kada proizvod bude na stanju?',
			paragraphs: [
				`Zatražili ste da Vam javimo kada proizvod „${title}” ponovo bude na stanju. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obaveštenje možete i da otkažete. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		back: (title, url) => ({
			subject: `Ponovo na stanju: ${title}`,
			paragraphs: [`Proizvod „${title}” koji ste čekali ponovo je na stanju. Ne možemo da ga rezervišemo, pa količina može biti ograničena.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Šta o njoj čuvamo: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Želite li obaveštenje kada proizvod pojeftini?',
			paragraphs: [
				`Zatražili ste da Vam javimo kada cena proizvoda „${title}” bude ${price} ili niža. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obaveštenje možete i da otkažete. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Niža cena: ${title}`,
			paragraphs: [`Proizvod „${title}” sada košta ${price}. Cena se do kupovine može promeniti.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Šta o njoj čuvamo: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Nova porudžbina ${number} (${total})`,
		message: 'Nova poruka sa kontakt obrasca',
		withdrawal: (reference) => `Izjava o odustanku (${reference})`,
		failedJob: (name) => `Posao nije izvršen: ${name}`,
		customer: (who) => `Kupac: ${who}`,
		orderNumber: (number) => `Broj porudžbine: ${number}`,
		answer: 'Odgovor na ovu poruku stiže kupcu.',
		failedNext: 'Prodavnica ga neće sama završiti dok se uzrok ne ukloni. Spisak neizvršenih poslova i ponavljanje: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Povraćaj novca je odbijen: porudžbina ${number} (${amount})`,
		refusedNext: (number) => `Novac nije vraćen. Proverite kod pružaoca usluge plaćanja, pa povraćaj ponovite ili isplatite sami: /admin/#/orders/${number}.`,
		smallPrint: 'Ovu poruku prodavnica {shop} šalje sebi. Primaoci se menjaju na /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Sačuvali smo Vašu korpu',
		paragraphs: ['Proizvodi koje ste izabrali čekaju Vas u korpi. Možete da nastavite na bilo kom uređaju.'],
		button: 'Otvori korpu',
		smallPrint: 'Link važi 30 dana. Cene i zalihe mogu da se promene.',
	},
	voucher: {
		subject: 'Vaša poklon kartica za prodavnicu {shop}',
		paragraphs: [
			'Za Vas je izdata poklon kartica prodavnice {shop}. Unesite ovaj kod u korpi i njome platite celu porudžbinu ili njen deo. Ono što ostane važi za sledeću kupovinu.',
		],
		smallPrint: 'Sačuvajte ovu poruku: ko ima kod, može njime da plati, a mi ne možemo ponovo da ga prikažemo.',
	},
	voucherFacts: { value: 'Vrednost', validTo: 'Važi do', paid: 'Plaćeno poklon karticom', toPay: 'Za plaćanje', back: 'Vraćeno na poklon karticu' },
	order: {
		subject: (number) => `Primili smo porudžbinu ${number}`,
		thanks: (number) => `Hvala Vam na porudžbini. Broj porudžbine: ${number}.`,
		onItsWay: 'Javićemo Vam se čim krene na put.',
		afterTransfer: 'Robu šaljemo ili pripremamo za preuzimanje kada uplata stigne na naš račun.',
		storeHours: (hours) => `Radno vreme: ${hours}`,
		transferData: {
			title: 'Podaci za uplatu',
			recipient: 'Primalac',
			iban: 'IBAN',
			amount: 'Iznos',
			reference: 'Poziv na broj',
			payUntil: 'Rok za uplatu',
			code: 'Kod za plaćanje. Ako ga ne vidite, otvorite podatke za uplatu.',
			open: 'Otvori podatke za uplatu sa QR kodom',
		},
		delivery: (from, to) => `Očekivana isporuka: ${to === undefined ? from : `od ${from} do ${to}`}`,
		ready: (day) => `Spremno za preuzimanje od ${day}`,
		pickup: (store) => `Preuzimanje: ${store}. Kada porudžbina bude spremna, poslaćemo Vam poruku.`,
		locker: ({ title, address, postcode, city, hours }) => `Paketomat: ${title}, ${address}, ${postcode} ${city}. Radno vreme: ${hours}.`,
		total: 'Ukupno',
		tax: 'Od toga PDV',
		open: 'Pogledaj porudžbinu',
		withdrawal: 'Od kupovine možete da odustanete u roku od {{law.withdrawal_days}} dana od prijema robe, bez navođenja razloga.',
		confirmation: srConfirmation,
		checking: (number) =>
			`Primili smo porudžbinu ${number}. Porudžbine ove veličine najpre pregledamo: roba će biti rezervisana kada porudžbinu potvrdimo, a do tada ne morate ništa da platite. Javićemo Vam se imejlom.`,
		reservedOnPayment: 'Roba još nije rezervisana: rezervišemo je kada stigne uplata.',
		keptUntil: (day) => `Porudžbinu čuvamo do ${day} Ako je do tada ne preuzmete, otkazaćemo je i ništa Vam nećemo naplatiti.`,
		onPage: 'Ime, adresu i napomenu ne ponavljamo u poruci: stoje na stranici porudžbine.',
		several: {
			subject: 'Porudžbine sa Vašom imejl adresom',
			text: 'Sa ovom adresom je u kratkom vremenu poslato više porudžbina ili izjava, pa o njima pišemo u jednoj poruci. Ako niste Vi, ne morate ništa da uradite.',
		},
		lookup: {
			subject: (number) => `Link ka porudžbini ${number}`,
			paragraphs: (number) => [
				`Uz porudžbinu ${number} više puta je uneta pogrešna imejl adresa, pa se unosom adrese privremeno ne može otvoriti. Otvara je ovaj link. Ako ga niste tražili, ne morate ništa da uradite.`,
			],
		},
		confirmed: {
			subject: (number) => `Potvrdili smo porudžbinu ${number}`,
			paragraphs: (number) => [
				`Porudžbina ${number} je potvrđena i roba je rezervisana. Na stranici porudžbine piše šta sledi; ako se plaća unapred, tamo možete i da je platite.`,
			],
		},
		rejected: {
			subject: (number) => `Porudžbina ${number} je otkazana`,
			paragraphs: (number) => [
				`Porudžbinu ${number} ne možemo da isporučimo, pa smo je otkazali. Ništa Vam ne naplaćujemo. Ako imate pitanja, odgovorite na ovu poruku.`,
			],
		},
		paid: {
			subject: (number) => `Primili smo uplatu za porudžbinu ${number}`,
			paragraphs: (number) => [`Hvala Vam. Uplata je stigla i pripremamo porudžbinu ${number}.`],
		},
		paid_lacking: {
			subject: (number) => `Uplata za porudžbinu ${number} je stigla, robe trenutno nema dovoljno`,
			paragraphs: (number) => [
				`Uplata za porudžbinu ${number} je stigla, ali robe trenutno nema dovoljno na stanju. Javićemo Vam se čim je bude.`,
				'Ako ne želite da čekate, odgovorite na ovu poruku: otkazaćemo porudžbinu i vratiti Vam novac.',
			],
		},
		rejected_paid: {
			subject: (number) => `Porudžbina ${number} je otkazana`,
			paragraphs: (number) => [
				`Porudžbinu ${number} ne možemo da isporučimo, pa smo je otkazali. Uplaćeni novac vraćamo na isti način na koji ste platili, najkasnije 14 dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite broj računa na koji želite povraćaj.',
			],
		},
		shipped: {
			subject: (number) => `Porudžbina ${number} je krenula na put`,
			paragraphs: (number) => [`Porudžbina ${number} je krenula na put.`],
		},
		shipped_part: {
			subject: (number) => `Deo porudžbine ${number} je krenuo na put`,
			paragraphs: (number) => [`Deo porudžbine ${number} je krenuo na put. Ostatak šaljemo naknadno i tada ćemo Vam se ponovo javiti.`],
		},
		shipped_rest: {
			subject: (number) => `Ostatak porudžbine ${number} je krenuo na put`,
			paragraphs: (number) => [`Ostatak porudžbine ${number} je krenuo na put. Time smo poslali sve što ste poručili.`],
		},
		tracking_changed: {
			subject: (number) => `Praćenje pošiljke iz porudžbine ${number}`,
			paragraphs: (number) => [`Ovo su podaci za praćenje pošiljke iz porudžbine ${number}. Ako ste ranije dobili druge, važe ovi.`],
		},
		shipment: { contents: 'U pošiljci', next: 'Šaljemo naknadno' },
		lines_cancelled: {
			subject: (number) => `Porudžbina ${number} je promenjena`,
			paragraphs: (number) => [
				`Nešto iz porudžbine ${number} ne možemo da isporučimo, pa smo to otkazali. Ako ste platili, novac vraćamo na isti način na koji ste platili, najkasnije 14 dana od otkazivanja.`,
			],
		},
		goods_added: {
			subject: (number) => `Porudžbini ${number} dodali smo robu`,
			paragraphs: (number) => [
				`Kao što smo dogovorili, porudžbini ${number} dodali smo robu. Ova poruka potvrđuje celu porudžbinu i zamenjuje raniju potvrdu.`,
			],
		},
		return_received: {
			subject: (number) => `Primili smo robu vraćenu iz porudžbine ${number}`,
			paragraphs: (number) => [`Proizvodi iz porudžbine ${number} su stigli nazad kod nas.`],
		},
		refunded: {
			subject: (number) => `Vratili smo novac za porudžbinu ${number}`,
			paragraphs: (number) => [`Novac za porudžbinu ${number} je vraćen. Kada će biti na Vašem računu, zavisi od banke.`],
		},
		changedGoods: { lines_cancelled: 'Otkazano', goods_added: 'Dodato', return_received: 'Vraćeni proizvodi' },
		refundDue: 'Vraćamo Vam',
		refundPaid: 'Vraćeno',
		tracking: { title: 'Praćenje pošiljke', link: 'Prati pošiljku' },
		ready_for_pickup: {
			subject: (number) => `Porudžbina ${number} je spremna za preuzimanje`,
			paragraphs: (number) => [`Porudžbina ${number} je spremna za preuzimanje. U kojoj prodavnici Vas čeka, piše na stranici porudžbine.`],
		},
		store_changed: {
			subject: (number) => `Porudžbinu ${number} preuzimate u drugoj prodavnici`,
			paragraphs: (number) => [`Kao što smo dogovorili, porudžbinu ${number} preuzimate u drugoj prodavnici. Javićemo Vam kada bude spremna.`],
		},
		cancelled: {
			subject: (number) => `Porudžbina ${number} je otkazana`,
			paragraphs: (number) => [
				`Porudžbina ${number} nije plaćena do roka, pa smo je otkazali. Ništa Vam ne naplaćujemo, a proizvodi su ponovo u prodaji.`,
				'Ako ste u međuvremenu platili, javite nam se: novac ćemo Vam vratiti.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Porudžbina ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste porudžbinu ${number}. Ništa Vam ne naplaćujemo, a proizvodi su ponovo u prodaji.`,
				'Ako porudžbinu niste otkazali Vi, odgovorite na ovu poruku.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Porudžbina ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste plaćenu porudžbinu ${number}. Novac vraćamo na isti način na koji ste platili, najkasnije {{law.refund_days}} dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite broj računa na koji želite povraćaj. Isto tako odgovorite ako porudžbinu niste otkazali Vi.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Primili smo Vašu izjavu o odustanku (${reference})`,
		received: ({ at, number, name }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupovine za porudžbinu ${number}. Podnosilac izjave: ${name}.`,
		goods: (items) => (items === null ? 'Odustaje od cele porudžbine.' : `Odustaje od: ${items}`),
		goodsInStatement: 'Odustaje se od dela porudžbine, kako je navedeno u izjavi.',
		unknown: ({ at, number }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupovine${number === null ? '' : ` sa brojem porudžbine ${number}`}.`,
		unknownNext:
			'Ti podaci ne odgovaraju nijednoj porudžbini sa ovom imejl adresom. Ako ste izjavu poslali Vi, pišite nam i navedite broj iz potvrde porudžbine: izjava važi od navedenog trenutka. Ako je niste poslali Vi, zanemarite ovu poruku.',
		whatNext:
			'Robu vratite u roku od {{law.return_days}} dana od ove izjave. Novac vraćamo najkasnije {{law.refund_days}} dana od prijema izjave, na isti način na koji ste platili.',
	},
};
