import { bsConfirmation } from './confirmation/bs.ts';
import type { MailWords } from './mail-words.ts';

export const bs: MailWords = {
	// Formats amounts and days as on the pages, whose browsers have no Bosnian (lib/platform/config/languages.ts).
	locale: 'sr-Latn-BA',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Hrvatska. Telefon ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Potvrdite svoju registraciju',
			paragraphs: ['Dobro došli u prodavnicu {shop}. Još jedan korak: potvrdite da je ova adresa Vaša, pa se možete prijaviti.'],
			button: 'Potvrdi registraciju',
			smallPrint: 'Link važi 48 sati. Ako se niste registrovali, zanemarite ovu poruku i račun neće biti otvoren.',
		},
		known: {
			subject: 'Već imate račun u prodavnici {shop}',
			paragraphs: ['Neko je upravo pokušao otvoriti račun s ovom adresom, a ona već ima račun. Ako ste to bili Vi, prijavite se ili postavite novu lozinku.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Ako to niste bili Vi, ne morate učiniti ništa: Vaš račun je ostao kakav je bio.',
		},
		sign_in: {
			subject: 'Link za prijavu',
			paragraphs: [
				'Za Vaš račun u prodavnici {shop} je previše puta unesena pogrešna lozinka. Ako se želite prijaviti, otvorite stranicu za prijavu ovim linkom i unesite svoju lozinku.',
			],
			button: 'Prijava',
			smallPrint: 'Link važi jedan sat. Ako se ne želite prijaviti, ne morate uraditi ništa: bez Vaše lozinke niko se ne može prijaviti.',
		},
		password: {
			subject: 'Nova lozinka',
			paragraphs: ['Zatražili ste novu lozinku za svoj račun u prodavnici {shop}. Postavite je na sljedećem linku.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Link važi jedan sat i samo jednom. Ako niste tražili novu lozinku, zanemarite ovu poruku.',
		},
		password_api: {
			subject: 'Kod za novu lozinku',
			paragraphs: ['Zatražili ste novu lozinku za svoj račun u prodavnici {shop}. Unesite ovaj kod.'],
			smallPrint: 'Kod važi 15 minuta i samo jednom. Nikome ga ne govorite: niko iz prodavnice ga neće tražiti.',
		},
		password_changed: {
			subject: 'Lozinka je promijenjena',
			paragraphs: [
				'Lozinka Vašeg računa u prodavnici {shop} upravo je promijenjena. Ako ste to bili Vi, ne morate učiniti ništa. Ako niste, odmah postavite novu.',
			],
			button: 'Postavi novu lozinku',
		},
		email: {
			subject: 'Potvrdite novu e-mail adresu',
			paragraphs: ['Zatražili ste da ova adresa bude adresa Vašeg računa u prodavnici {shop}.'],
			button: 'Potvrdi adresu',
			smallPrint: 'Link važi 24 sata. Dok je ne potvrdite, važi dosadašnja adresa.',
		},
		email_changing: {
			subject: 'Promjena e-mail adrese',
			paragraphs: [
				'Za Vaš račun u prodavnici {shop} zatražena je druga e-mail adresa. Ako ste to bili Vi, potvrdite je iz poruke na novoj adresi. Ako niste, odmah postavite novu lozinku.',
			],
			button: 'Postavi novu lozinku',
		},
		closed: {
			subject: 'Račun je zatvoren',
			paragraphs: [
				'Vaš račun u prodavnici {shop} je zatvoren, a podaci u njemu izbrisani. Narudžbe čuvamo onoliko dugo koliko zahtijeva zakon.',
				'Hvala Vam na povjerenju.',
			],
		},
	},
	newsletter: {
		subject: 'Potvrdite prijavu na novosti',
		paragraphs: ['Zatražili ste novosti prodavnice {shop}. Potvrdite da je ova adresa Vaša, pa Vam ih možemo slati.'],
		button: 'Potvrdi prijavu',
		smallPrint: 'Na istom linku možete se i odjaviti. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Želite li obavijest kad proizvod bude na stanju?',
			paragraphs: [
				`Zatražili ste da Vam javimo kad proizvod „${title}” opet bude na stanju. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obavijest možete i otkazati. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		back: (title, url) => ({
			subject: `Opet na stanju: ${title}`,
			paragraphs: [`Proizvod „${title}” koji ste čekali opet je na stanju. Ne možemo ga rezervisati, pa količina može biti ograničena.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Šta o njoj čuvamo: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Želite li obavijest kad proizvod pojeftini?',
			paragraphs: [
				`Zatražili ste da Vam javimo kad cijena proizvoda „${title}” bude ${price} ili niža. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istom linku obavijest možete i otkazati. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Niža cijena: ${title}`,
			paragraphs: [`Proizvod „${title}” sada košta ${price}. Cijena se do kupovine može promijeniti.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Šta o njoj čuvamo: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Nova narudžba ${number} (${total})`,
		message: 'Nova poruka s obrasca za kontakt',
		withdrawal: (reference) => `Izjava o odustanku (${reference})`,
		failedJob: (name) => `Posao nije uspio: ${name}`,
		customer: (who) => `Kupac: ${who}`,
		orderNumber: (number) => `Broj narudžbe: ${number}`,
		answer: 'Odgovor na ovu poruku stiže kupcu.',
		failedNext: 'Prodavnica ga neće sama završiti dok se uzrok ne ukloni. Spisak neuspjelih poslova i ponavljanje: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Povrat novca je odbijen: narudžba ${number} (${amount})`,
		refusedNext: (number) => `Novac nije vraćen. Provjerite kod pružaoca plaćanja, pa povrat ponovite ili isplatite sami: /admin/#/orders/${number}.`,
		smallPrint: 'Ovu poruku prodavnica {shop} šalje sebi. Primaoci se mijenjaju na /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Sačuvali smo Vašu korpu',
		paragraphs: ['Proizvodi koje ste odabrali čekaju Vas u korpi. Možete nastaviti na bilo kojem uređaju.'],
		button: 'Otvori korpu',
		smallPrint: 'Link važi 30 dana. Cijene i zalihe mogu se promijeniti.',
	},
	voucher: {
		subject: 'Vaša poklon kartica za prodavnicu {shop}',
		paragraphs: [
			'Za Vas je izdata poklon kartica prodavnice {shop}. Unesite ovaj kod u korpi i njome platite cijelu narudžbu ili njen dio. Ono što ostane važi za sljedeću kupovinu.',
		],
		smallPrint: 'Sačuvajte ovu poruku: ko ima kod, može njime platiti, a mi ga ne možemo ponovo prikazati.',
	},
	voucherFacts: { value: 'Vrijednost', validTo: 'Važi do', paid: 'Plaćeno poklon karticom', toPay: 'Za platiti', back: 'Vraćeno na poklon karticu' },
	order: {
		subject: (number) => `Zaprimili smo narudžbu ${number}`,
		thanks: (number) => `Hvala Vam na narudžbi. Broj narudžbe: ${number}.`,
		onItsWay: 'Javit ćemo Vam se čim krene na put.',
		afterTransfer: 'Robu šaljemo ili pripremamo za preuzimanje kada uplata stigne na naš račun.',
		storeHours: (hours) => `Radno vrijeme: ${hours}`,
		transferData: {
			title: 'Podaci za uplatu',
			recipient: 'Primalac',
			iban: 'IBAN',
			amount: 'Iznos',
			reference: 'Poziv na broj',
			payUntil: 'Rok za uplatu',
			code: 'Kod za plaćanje. Ako ga ne vidite, otvorite podatke za uplatu.',
			open: 'Otvori podatke za uplatu s QR kodom',
		},
		delivery: (from, to) => `Očekivana dostava: ${to === undefined ? from : `od ${from} do ${to}`}`,
		ready: (day) => `Spremno za preuzimanje od ${day}`,
		pickup: (store) => `Preuzimanje: ${store}. Kada narudžba bude spremna, poslat ćemo Vam poruku.`,
		locker: ({ title, address, postcode, city, hours }) => `Paketomat: ${title}, ${address}, ${postcode} ${city}. Radno vrijeme: ${hours}.`,
		total: 'Ukupno',
		tax: 'Od toga PDV',
		open: 'Pogledaj narudžbu',
		withdrawal: 'Od kupovine možete odustati u roku od {{law.withdrawal_days}} dana od prijema robe, bez navođenja razloga.',
		confirmation: bsConfirmation,
		checking: (number) =>
			`Zaprimili smo narudžbu ${number}. Narudžbe ove veličine najprije pregledamo: roba će biti rezervisana kada narudžbu potvrdimo, a do tada ne morate ništa platiti. Javit ćemo Vam se e-mailom.`,
		reservedOnPayment: 'Roba još nije rezervisana: rezervišemo je kada stigne uplata.',
		keptUntil: (day) => `Narudžbu čuvamo do ${day} Ako je do tada ne preuzmete, otkazat ćemo je i ništa Vam nećemo naplatiti.`,
		onPage: 'Ime, adresu i napomenu ne ponavljamo u poruci: stoje na stranici narudžbe.',
		several: {
			subject: 'Narudžbe s Vašom e-mail adresom',
			text: 'S ovom je adresom u kratkom vremenu poslano više narudžbi ili izjava, pa o njima pišemo u jednoj poruci. Ako niste Vi, ne morate ništa uraditi.',
		},
		lookup: {
			subject: (number) => `Link ka narudžbi ${number}`,
			paragraphs: (number) => [
				`Uz narudžbu ${number} više puta je unesena pogrešna e-mail adresa, pa se unosom adrese privremeno ne može otvoriti. Otvara je ovaj link. Ako ga niste tražili, ne morate ništa učiniti.`,
			],
		},
		confirmed: {
			subject: (number) => `Potvrdili smo narudžbu ${number}`,
			paragraphs: (number) => [
				`Narudžba ${number} je potvrđena i roba je rezervisana. Na stranici narudžbe piše šta slijedi; ako se plaća unaprijed, tamo je možete i platiti.`,
			],
		},
		rejected: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Narudžbu ${number} ne možemo isporučiti, pa smo je otkazali. Ništa Vam ne naplaćujemo. Ako imate pitanja, odgovorite na ovu poruku.`,
			],
		},
		paid: {
			subject: (number) => `Primili smo uplatu za narudžbu ${number}`,
			paragraphs: (number) => [`Hvala Vam. Uplata je stigla i pripremamo narudžbu ${number}.`],
		},
		paid_lacking: {
			subject: (number) => `Uplata za narudžbu ${number} je stigla, robe trenutno nema dovoljno`,
			paragraphs: (number) => [
				`Uplata za narudžbu ${number} je stigla, ali robe trenutno nema dovoljno na stanju. Javit ćemo Vam se čim je bude.`,
				'Ako ne želite čekati, odgovorite na ovu poruku: otkazat ćemo narudžbu i vratiti Vam novac.',
			],
		},
		rejected_paid: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Narudžbu ${number} ne možemo isporučiti, pa smo je otkazali. Uplaćeni novac vraćamo na isti način na koji ste platili, najkasnije 14 dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite broj računa na koji želite povrat.',
			],
		},
		shipped: {
			subject: (number) => `Narudžba ${number} je krenula na put`,
			paragraphs: (number) => [`Narudžba ${number} je krenula na put.`],
		},
		shipped_part: {
			subject: (number) => `Dio narudžbe ${number} je krenuo na put`,
			paragraphs: (number) => [`Dio narudžbe ${number} je krenuo na put. Ostatak šaljemo naknadno i tada ćemo Vam se ponovo javiti.`],
		},
		shipped_rest: {
			subject: (number) => `Ostatak narudžbe ${number} je krenuo na put`,
			paragraphs: (number) => [`Ostatak narudžbe ${number} je krenuo na put. Time smo poslali sve što ste naručili.`],
		},
		tracking_changed: {
			subject: (number) => `Praćenje pošiljke iz narudžbe ${number}`,
			paragraphs: (number) => [`Ovo su podaci za praćenje pošiljke iz narudžbe ${number}. Ako ste prije dobili druge, vrijede ovi.`],
		},
		shipment: { contents: 'U pošiljci', next: 'Šaljemo naknadno' },
		lines_cancelled: {
			subject: (number) => `Narudžba ${number} je promijenjena`,
			paragraphs: (number) => [
				`Dio narudžbe ${number} ne možemo isporučiti, pa smo ga otkazali. Ako ste ga platili, novac vraćamo na isti način na koji ste platili, najkasnije 14 dana od otkazivanja.`,
			],
		},
		goods_added: {
			subject: (number) => `Narudžbi ${number} dodali smo robu`,
			paragraphs: (number) => [`Kao što smo dogovorili, narudžbi ${number} dodali smo robu. Ova poruka potvrđuje cijelu narudžbu i zamjenjuje raniju potvrdu.`],
		},
		return_received: {
			subject: (number) => `Zaprimili smo povrat iz narudžbe ${number}`,
			paragraphs: (number) => [`Proizvodi iz narudžbe ${number} su stigli nazad k nama.`],
		},
		refunded: {
			subject: (number) => `Vratili smo novac za narudžbu ${number}`,
			paragraphs: (number) => [`Novac za narudžbu ${number} je vraćen. Kada će biti na Vašem računu, zavisi od banke.`],
		},
		changedGoods: { lines_cancelled: 'Otkazano', goods_added: 'Dodano', return_received: 'Vraćeni proizvodi' },
		refundDue: 'Vraćamo Vam',
		refundPaid: 'Vraćeno',
		tracking: { title: 'Praćenje pošiljke', link: 'Prati pošiljku' },
		ready_for_pickup: {
			subject: (number) => `Narudžba ${number} je spremna za preuzimanje`,
			paragraphs: (number) => [`Narudžba ${number} je spremna za preuzimanje. Mjesto preuzimanja je na stranici narudžbe.`],
		},
		store_changed: {
			subject: (number) => `Narudžbu ${number} preuzimate u drugoj poslovnici`,
			paragraphs: (number) => [`Kao što smo dogovorili, narudžbu ${number} preuzimate u drugoj poslovnici. Javit ćemo Vam kada bude spremna.`],
		},
		cancelled: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Narudžba ${number} nije plaćena do roka, pa smo je otkazali. Ništa Vam ne naplaćujemo, a proizvodi su ponovo u prodaji.`,
				'Ako ste u međuvremenu platili, javite nam se: novac ćemo Vam vratiti.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste narudžbu ${number}. Ništa Vam ne naplaćujemo, a proizvodi su ponovo u prodaji.`,
				'Ako narudžbu niste otkazali Vi, odgovorite na ovu poruku.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste plaćenu narudžbu ${number}. Novac vraćamo na isti način na koji ste platili, najkasnije {{law.refund_days}} dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite broj računa na koji želite povrat. Isto tako odgovorite ako narudžbu niste otkazali Vi.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Primili smo Vašu izjavu o odustanku (${reference})`,
		received: ({ at, number, name }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupovine za narudžbu ${number}. Podnosilac izjave: ${name}.`,
		goods: (items) => (items === null ? 'Odustaje od cijele narudžbe.' : `Odustaje od: ${items}`),
		goodsInStatement: 'Odustaje se od dijela narudžbe, kako je navedeno u izjavi.',
		unknown: ({ at, number }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupovine${number === null ? '' : ` s brojem narudžbe ${number}`}.`,
		unknownNext:
			'Ti podaci ne odgovaraju nijednoj narudžbi s ovom e-mail adresom. Ako ste izjavu poslali Vi, pišite nam i navedite broj iz potvrde narudžbe: izjava važi od navedenog trenutka. Ako je niste poslali Vi, zanemarite ovu poruku.',
		whatNext:
			'Robu vratite u roku od {{law.return_days}} dana od ove izjave. Novac vraćamo najkasnije {{law.refund_days}} dana od prijema izjave, na isti način na koji ste platili.',
	},
};
