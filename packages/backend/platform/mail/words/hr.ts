import { hrConfirmation } from './confirmation/hr.ts';
import type { MailWords } from './mail-words.ts';

export const hr: MailWords = {
	locale: 'hr-HR',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}. Telefon ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Potvrdite svoju registraciju',
			paragraphs: ['Dobro došli u trgovinu {shop}. Još jedan korak: potvrdite da je ova adresa Vaša, pa se možete prijaviti.'],
			button: 'Potvrdi registraciju',
			smallPrint: 'Poveznica vrijedi 48 sati. Ako se niste registrirali, zanemarite ovu poruku i račun neće biti otvoren.',
		},
		known: {
			subject: 'Već imate račun u trgovini {shop}',
			paragraphs: ['Netko je upravo pokušao otvoriti račun s ovom adresom, a ona već ima račun. Ako ste to bili Vi, prijavite se ili postavite novu lozinku.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Ako niste bili Vi, ne morate učiniti ništa: Vaš je račun ostao kakav je bio.',
		},
		sign_in: {
			subject: 'Poveznica za prijavu',
			paragraphs: [
				'Netko je previše puta upisao pogrešnu lozinku za Vaš račun u trgovini {shop}. Ako ste to bili Vi ili se želite prijaviti, otvorite stranicu za prijavu ovom poveznicom i upišite svoju lozinku.',
			],
			button: 'Prijava',
			smallPrint: 'Poveznica vrijedi jedan sat. Ako se ne želite prijaviti, ne morate učiniti ništa: bez Vaše lozinke nitko se ne može prijaviti.',
		},
		password: {
			subject: 'Nova lozinka',
			paragraphs: ['Zatražili ste novu lozinku za svoj račun u trgovini {shop}. Postavite je na sljedećoj poveznici.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Poveznica vrijedi jedan sat i samo jednom. Ako niste tražili novu lozinku, zanemarite ovu poruku.',
		},
		password_api: {
			subject: 'Kod za novu lozinku',
			paragraphs: ['Zatražili ste novu lozinku za svoj račun u trgovini {shop}. Upišite ovaj kod.'],
			smallPrint: 'Kod vrijedi 15 minuta i samo jednom. Nikome ga ne govorite: nitko iz trgovine ga neće tražiti.',
		},
		password_changed: {
			subject: 'Lozinka je promijenjena',
			paragraphs: [
				'Lozinka Vašeg računa u trgovini {shop} upravo je promijenjena. Ako ste to bili Vi, ne morate učiniti ništa. Ako niste, odmah postavite novu.',
			],
			button: 'Postavi novu lozinku',
		},
		email: {
			subject: 'Potvrdite novu adresu e-pošte',
			paragraphs: ['Zatražili ste da ova adresa bude adresa Vašeg računa u trgovini {shop}.'],
			button: 'Potvrdi adresu',
			smallPrint: 'Poveznica vrijedi 24 sata. Dok je ne potvrdite, vrijedi dosadašnja adresa.',
		},
		email_changing: {
			subject: 'Promjena adrese e-pošte',
			paragraphs: [
				'Za Vaš račun u trgovini {shop} zatražena je druga adresa e-pošte. Ako ste to bili Vi, potvrdite je iz poruke na novoj adresi. Ako niste, odmah postavite novu lozinku.',
			],
			button: 'Postavi novu lozinku',
		},
		closed: {
			subject: 'Račun je zatvoren',
			paragraphs: [
				'Vaš račun u trgovini {shop} je zatvoren, a podaci u njemu izbrisani. Narudžbe čuvamo onoliko dugo koliko traži zakon.',
				'Hvala Vam na povjerenju.',
			],
		},
	},
	newsletter: {
		subject: 'Potvrdite prijavu na novosti',
		paragraphs: ['Zatražili ste novosti trgovine {shop}. Potvrdite da je ova adresa Vaša, pa Vam ih možemo slati.'],
		button: 'Potvrdi prijavu',
		smallPrint: 'Na istoj poveznici novosti možete i otkazati. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Želite li obavijest kad proizvod bude na zalihi?',
			paragraphs: [
				`Zatražili ste da Vam javimo kad proizvod „${title}” opet bude na zalihi. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istoj poveznici obavijest možete i otkazati. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		back: (title, url) => ({
			subject: `Opet na zalihi: ${title}`,
			paragraphs: [`Proizvod „${title}” koji ste čekali opet je na zalihi. Ne možemo ga rezervirati, pa količina može biti ograničena.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Što o njoj čuvamo: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Želite li obavijest kad proizvod pojeftini?',
			paragraphs: [
				`Zatražili ste da Vam javimo kad cijena proizvoda „${title}” bude ${price} ili niža. Potvrdite da je ova adresa Vaša, pa ćemo Vam poslati jednu poruku.`,
			],
			button: 'Potvrdi',
			smallPrint: 'Na istoj poveznici obavijest možete i otkazati. Ako to niste bili Vi, zanemarite ovu poruku: bez potvrde Vam ne šaljemo ništa.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Niža cijena: ${title}`,
			paragraphs: [`Proizvod „${title}” sada stoji ${price}. Cijena se do kupnje može promijeniti.`],
			button: 'Pogledaj proizvod',
			smallPrint: `Ovo je jedina poruka o tom proizvodu. Što o njoj čuvamo: ${url}`,
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
		failedNext: 'Trgovina ga neće sama završiti dok se uzrok ne ukloni. Popis neuspjelih poslova i ponavljanje: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Povrat novca je odbijen: narudžba ${number} (${amount})`,
		refusedNext: (number) => `Novac nije vraćen. Provjerite kod pružatelja plaćanja, pa povrat ponovite ili isplatite sami: /admin/#/orders/${number}.`,
		smallPrint: 'Ovu poruku šalje trgovina {shop} sebi. Primatelji se mijenjaju na /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Sačuvali smo Vašu košaricu',
		paragraphs: ['Proizvodi koje ste odabrali čekaju Vas u košarici. Možete nastaviti na bilo kojem uređaju.'],
		button: 'Otvori košaricu',
		smallPrint: 'Poveznica vrijedi 30 dana. Cijene i zaliha mogu se promijeniti.',
	},
	voucher: {
		subject: 'Vaš poklon-bon za trgovinu {shop}',
		paragraphs: [
			'Za Vas je izdan poklon-bon trgovine {shop}. Unesite ovaj kod u košarici i njime platite cijelu narudžbu ili njezin dio. Što ostane, vrijedi za sljedeću kupnju.',
		],
		smallPrint: 'Sačuvajte ovu poruku: tko ima kod, može njime platiti, a mi ga ne možemo ponovno pokazati.',
	},
	voucherFacts: { value: 'Vrijednost', validTo: 'Vrijedi do', paid: 'Plaćeno poklon-bonom', toPay: 'Za platiti', back: 'Vraćeno na poklon-bon' },
	order: {
		subject: (number) => `Zaprimili smo narudžbu ${number}`,
		thanks: (number) => `Hvala Vam na narudžbi. Broj narudžbe: ${number}.`,
		onItsWay: 'Javit ćemo Vam se čim krene na put.',
		afterTransfer: 'Robu šaljemo ili pripremamo za preuzimanje kad uplata stigne na naš račun.',
		storeHours: (hours) => `Radno vrijeme: ${hours}`,
		transferData: {
			title: 'Podaci za uplatu',
			recipient: 'Primatelj',
			iban: 'IBAN',
			amount: 'Iznos',
			reference: 'Model i poziv na broj',
			payUntil: 'Rok za uplatu',
			code: 'Kod za plaćanje. Ako ga ne vidite, otvorite uplatnicu.',
			open: 'Otvori uplatnicu s 2D kodom',
		},
		delivery: (from, to) => `Očekivana dostava: ${to === undefined ? from : `od ${from} do ${to}`}`,
		ready: (day) => `Spremno za preuzimanje od ${day}`,
		pickup: (store) => `Preuzimanje: ${store}. Kad narudžba bude spremna, poslat ćemo Vam poruku.`,
		locker: ({ title, address, postcode, city, hours }) => `Paketomat: ${title}, ${address}, ${postcode} ${city}. Radno vrijeme: ${hours}.`,
		total: 'Ukupno',
		tax: 'Od toga PDV',
		open: 'Pogledaj narudžbu',
		withdrawal: 'Od kupnje možete odustati u roku od {{law.withdrawal_days}} dana od primitka robe, bez navođenja razloga.',
		confirmation: hrConfirmation,
		checking: (number) =>
			`Zaprimili smo narudžbu ${number}. Narudžbe ove veličine najprije pregledamo: roba će biti rezervirana kad narudžbu potvrdimo, a dotad ne morate ništa platiti. Javit ćemo Vam se e-poštom.`,
		reservedOnPayment: 'Roba još nije rezervirana: rezerviramo je kad stigne uplata.',
		keptUntil: (day) => `Narudžbu čuvamo do ${day} Ako je dotad ne preuzmete, otkazat ćemo je i ništa Vam nećemo naplatiti.`,
		onPage: 'Ime, adresu i napomenu ne ponavljamo u poruci: stoje na stranici narudžbe.',
		several: {
			subject: 'Narudžbe s Vašom adresom e-pošte',
			text: 'S ovom je adresom u kratkom vremenu poslano više narudžbi ili izjava, pa o njima pišemo u jednoj poruci. Ako niste Vi, ne morate ništa učiniti.',
		},
		lookup: {
			subject: (number) => `Poveznica na narudžbu ${number}`,
			paragraphs: (number) => [
				`Uz narudžbu ${number} više je puta upisana pogrešna adresa e-pošte, pa se upisivanjem adrese privremeno ne može otvoriti. Otvara je ova poveznica. Ako je niste zatražili, ne morate ništa učiniti.`,
			],
		},
		confirmed: {
			subject: (number) => `Potvrdili smo narudžbu ${number}`,
			paragraphs: (number) => [
				`Narudžba ${number} je potvrđena i roba je rezervirana. Na stranici narudžbe piše što slijedi; ako se plaća unaprijed, ondje je možete i platiti.`,
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
			subject: (number) => `Uplata za narudžbu ${number} je stigla, robe trenutačno nema dovoljno`,
			paragraphs: (number) => [
				`Uplata za narudžbu ${number} je stigla, ali robe trenutačno nema dovoljno na zalihi. Javit ćemo Vam se čim je budemo imali.`,
				'Ako ne želite čekati, odgovorite na ovu poruku: otkazat ćemo narudžbu i vratiti Vam novac.',
			],
		},
		rejected_paid: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Narudžbu ${number} ne možemo isporučiti, pa smo je otkazali. Uplaćeni novac vraćamo istim načinom plaćanja, najkasnije 14 dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite IBAN na koji želite povrat.',
			],
		},
		shipped: {
			subject: (number) => `Narudžba ${number} je krenula na put`,
			paragraphs: (number) => [`Narudžba ${number} je krenula na put.`],
		},
		shipped_part: {
			subject: (number) => `Dio narudžbe ${number} je krenuo na put`,
			paragraphs: (number) => [`Dio narudžbe ${number} je krenuo na put. Ostatak šaljemo naknadno i tada ćemo Vam se ponovno javiti.`],
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
				`Dio narudžbe ${number} ne možemo isporučiti, pa smo ga otkazali. Ako ste ga platili, novac vraćamo istim načinom plaćanja, najkasnije 14 dana od otkazivanja.`,
			],
		},
		goods_added: {
			subject: (number) => `Narudžbi ${number} dodali smo robu`,
			paragraphs: (number) => [
				`Kao što smo dogovorili, narudžbi ${number} dodali smo robu. Ova poruka potvrđuje cijelu narudžbu i zamjenjuje prijašnju potvrdu.`,
			],
		},
		return_received: {
			subject: (number) => `Zaprimili smo povrat iz narudžbe ${number}`,
			paragraphs: (number) => [`Proizvodi iz narudžbe ${number} su stigli natrag k nama.`],
		},
		refunded: {
			subject: (number) => `Vratili smo novac za narudžbu ${number}`,
			paragraphs: (number) => [`Novac za narudžbu ${number} je vraćen. Kad će biti na Vašem računu, ovisi o banci.`],
		},
		changedGoods: { lines_cancelled: 'Otkazano', goods_added: 'Dodano', return_received: 'Vraćeni proizvodi' },
		refundDue: 'Vraćamo Vam',
		refundPaid: 'Vraćeno',
		tracking: { title: 'Praćenje pošiljke', link: 'Prati pošiljku' },
		ready_for_pickup: {
			subject: (number) => `Narudžba ${number} je spremna za preuzimanje`,
			paragraphs: (number) => [`Narudžba ${number} je spremna za preuzimanje. Gdje Vas čeka, piše na stranici narudžbe.`],
		},
		store_changed: {
			subject: (number) => `Narudžbu ${number} preuzimate u drugoj poslovnici`,
			paragraphs: (number) => [`Kao što smo dogovorili, narudžbu ${number} preuzimate u drugoj poslovnici. Javit ćemo Vam kad bude spremna.`],
		},
		cancelled: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Narudžba ${number} nije plaćena do roka, pa smo je otkazali. Ništa Vam ne naplaćujemo, a proizvodi su ponovno u prodaji.`,
				'Ako ste u međuvremenu platili, javite nam se: novac ćemo Vam vratiti.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste narudžbu ${number}. Ništa Vam ne naplaćujemo, a proizvodi su ponovno u prodaji.`,
				'Ako narudžbu niste otkazali Vi, odgovorite na ovu poruku.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Narudžba ${number} je otkazana`,
			paragraphs: (number) => [
				`Otkazali ste plaćenu narudžbu ${number}. Novac vraćamo istim načinom plaćanja, najkasnije {{law.refund_days}} dana od otkazivanja.`,
				'Ako ste platili na račun, odgovorite na ovu poruku i napišite IBAN na koji želite povrat. Isto tako odgovorite ako narudžbu niste otkazali Vi.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Primili smo Vašu izjavu o odustanku (${reference})`,
		received: ({ at, number, name }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupnje za narudžbu ${number}. Podnositelj izjave: ${name}.`,
		goods: (items) => (items === null ? 'Odustaje od cijele narudžbe.' : `Odustaje od: ${items}`),
		goodsInStatement: 'Odustaje se od dijela narudžbe, kako je navedeno u izjavi.',
		unknown: ({ at, number }) => `Potvrđujemo da smo ${at} primili izjavu o odustanku od kupnje${number === null ? '' : ` s brojem narudžbe ${number}`}.`,
		unknownNext:
			'Ti podaci ne odgovaraju nijednoj narudžbi s ovom adresom e-pošte. Ako ste izjavu poslali Vi, pišite nam i navedite broj iz potvrde narudžbe: izjava vrijedi od navedenog trenutka. Ako je niste poslali Vi, zanemarite ovu poruku.',
		whatNext:
			'Robu vratite u roku od {{law.return_days}} dana od ove izjave. Novac vraćamo najkasnije {{law.refund_days}} dana od primitka izjave, istim načinom kojim ste platili.',
	},
};
