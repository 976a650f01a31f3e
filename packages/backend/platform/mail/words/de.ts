import { deConfirmation } from './confirmation/de.ts';
import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
	locale: 'de-DE',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Kroatien. Telefon ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Bestätigen Sie Ihre Registrierung',
			paragraphs: ['Willkommen bei {shop}. Noch ein Schritt: Bestätigen Sie, dass diese Adresse Ihnen gehört, dann können Sie sich anmelden.'],
			button: 'Registrierung bestätigen',
			smallPrint: 'Der Link gilt 48 Stunden. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail; es wird kein Konto erstellt.',
		},
		known: {
			subject: 'Sie haben bereits ein Konto bei {shop}',
			paragraphs: [
				'Soeben hat jemand versucht, mit dieser Adresse ein Konto zu erstellen, es gibt aber schon eines. Wenn Sie es waren, melden Sie sich an oder legen Sie ein neues Passwort fest.',
			],
			button: 'Neues Passwort festlegen',
			smallPrint: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Konto ist unverändert.',
		},
		sign_in: {
			subject: 'Link zur Anmeldung',
			paragraphs: [
				'Für Ihr Kundenkonto bei {shop} wurde zu oft ein falsches Passwort eingegeben. Wenn Sie sich anmelden möchten, öffnen Sie die Anmeldeseite über diesen Link und geben Sie Ihr Passwort ein.',
			],
			button: 'Anmelden',
			smallPrint: 'Der Link ist eine Stunde gültig. Wenn Sie sich nicht anmelden möchten, müssen Sie nichts tun: Ohne Ihr Passwort kann sich niemand anmelden.',
		},
		password: {
			subject: 'Neues Passwort',
			paragraphs: ['Sie haben ein neues Passwort für Ihr Konto bei {shop} angefordert. Legen Sie es über den folgenden Link fest.'],
			button: 'Neues Passwort festlegen',
			smallPrint: 'Der Link gilt eine Stunde und lässt sich nur einmal verwenden. Wenn Sie kein neues Passwort angefordert haben, ignorieren Sie diese E-Mail.',
		},
		password_api: {
			subject: 'Code für ein neues Passwort',
			paragraphs: ['Sie haben ein neues Passwort für Ihr Konto bei {shop} angefordert. Geben Sie diesen Code ein.'],
			smallPrint: 'Der Code gilt 15 Minuten und lässt sich nur einmal verwenden. Geben Sie ihn an niemanden weiter: Niemand aus dem Shop wird danach fragen.',
		},
		password_changed: {
			subject: 'Ihr Passwort wurde geändert',
			paragraphs: [
				'Das Passwort Ihres Kontos bei {shop} wurde soeben geändert. Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, legen Sie sofort ein neues fest.',
			],
			button: 'Neues Passwort festlegen',
		},
		email: {
			subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
			paragraphs: ['Sie möchten diese Adresse für Ihr Konto bei {shop} verwenden.'],
			button: 'Adresse bestätigen',
			smallPrint: 'Der Link gilt 24 Stunden. Bis zur Bestätigung gilt die bisherige Adresse.',
		},
		email_changing: {
			subject: 'Änderung der E-Mail-Adresse',
			paragraphs: [
				'Für Ihr Konto bei {shop} wurde eine andere E-Mail-Adresse angefordert. Wenn Sie es waren, bestätigen Sie sie über die E-Mail an die neue Adresse. Wenn nicht, legen Sie sofort ein neues Passwort fest.',
			],
			button: 'Neues Passwort festlegen',
		},
		closed: {
			subject: 'Ihr Konto ist geschlossen',
			paragraphs: [
				'Ihr Konto bei {shop} ist geschlossen, die Daten darin sind gelöscht. Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt.',
				'Danke für Ihr Vertrauen.',
			],
		},
	},
	newsletter: {
		subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter',
		paragraphs: ['Sie möchten Neuigkeiten von {shop} erhalten. Bestätigen Sie, dass diese Adresse Ihnen gehört, damit wir Ihnen schreiben dürfen.'],
		button: 'Anmeldung bestätigen',
		smallPrint:
			'Über denselben Link können Sie sich auch wieder abmelden. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Bestätigung senden wir Ihnen nichts.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: 'Möchten Sie erfahren, wenn das Produkt wieder lieferbar ist?',
			paragraphs: [
				`Sie möchten benachrichtigt werden, sobald „${title}“ wieder lieferbar ist. Bestätigen Sie, dass diese Adresse Ihnen gehört, dann schreiben wir Ihnen ein einziges Mal.`,
			],
			button: 'Bestätigen',
			smallPrint:
				'Über denselben Link können Sie die Benachrichtigung auch abbestellen. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Bestätigung senden wir Ihnen nichts.',
		}),
		back: (title, url) => ({
			subject: `Wieder lieferbar: ${title}`,
			paragraphs: [`„${title}“, worauf Sie gewartet haben, ist wieder lieferbar. Reservieren können wir das Produkt nicht, die Menge kann begrenzt sein.`],
			button: 'Produkt ansehen',
			smallPrint: `Das ist die einzige E-Mail zu diesem Produkt. Was wir dazu speichern: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: 'Möchten Sie erfahren, wenn das Produkt günstiger wird?',
			paragraphs: [
				`Sie möchten benachrichtigt werden, sobald „${title}“ höchstens ${price} kostet. Bestätigen Sie, dass diese Adresse Ihnen gehört, dann schreiben wir Ihnen ein einziges Mal.`,
			],
			button: 'Bestätigen',
			smallPrint:
				'Über denselben Link können Sie die Benachrichtigung auch abbestellen. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne Bestätigung senden wir Ihnen nichts.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Niedrigerer Preis: ${title}`,
			paragraphs: [`„${title}“ kostet jetzt ${price}. Bis zum Kauf kann sich der Preis ändern.`],
			button: 'Produkt ansehen',
			smallPrint: `Das ist die einzige E-Mail zu diesem Produkt. Was wir dazu speichern: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Neue Bestellung ${number} (${total})`,
		message: 'Neue Nachricht aus dem Kontaktformular',
		withdrawal: (reference) => `Widerrufserklärung (${reference})`,
		failedJob: (name) => `Ein Auftrag ist fehlgeschlagen: ${name}`,
		customer: (who) => `Kunde: ${who}`,
		orderNumber: (number) => `Bestellnummer: ${number}`,
		answer: 'Eine Antwort auf diese Nachricht erreicht den Kunden.',
		failedNext: 'Der Shop erledigt ihn nicht von selbst, solange die Ursache besteht. Liste der fehlgeschlagenen Aufträge und Wiederholung: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Eine Erstattung wurde abgelehnt: Bestellung ${number} (${amount})`,
		refusedNext: (number) =>
			`Das Geld wurde nicht erstattet. Prüfen Sie es beim Zahlungsanbieter, dann wiederholen Sie die Erstattung oder zahlen Sie selbst: /admin/#/orders/${number}.`,
		smallPrint: 'Der Shop {shop} sendet diese Nachricht an sich selbst. Empfänger werden unter /merchant/v1/merchant-mails geändert.',
	},
	abandonment: {
		subject: 'Wir haben Ihren Warenkorb gespeichert',
		paragraphs: ['Die Produkte, die Sie ausgewählt haben, warten in Ihrem Warenkorb auf Sie. Sie können auf jedem Gerät weitermachen.'],
		button: 'Zum Warenkorb',
		smallPrint: 'Der Link gilt 30 Tage. Preise und Bestand können sich ändern.',
	},
	voucher: {
		subject: 'Ihre Geschenkkarte von {shop}',
		paragraphs: [
			'Für Sie wurde eine Geschenkkarte von {shop} ausgestellt. Geben Sie diesen Code im Warenkorb ein und bezahlen Sie damit eine Bestellung ganz oder zum Teil. Was übrig bleibt, gilt für den nächsten Einkauf.',
		],
		smallPrint: 'Bewahren Sie diese E-Mail auf: Wer den Code hat, kann damit bezahlen, und wir können ihn nicht noch einmal anzeigen.',
	},
	voucherFacts: { value: 'Wert', validTo: 'Gültig bis', paid: 'Mit Geschenkkarte bezahlt', toPay: 'Zu zahlen', back: 'Zurück auf der Geschenkkarte' },
	order: {
		subject: (number) => `Wir haben Ihre Bestellung ${number} erhalten`,
		thanks: (number) => `Danke für Ihre Bestellung. Ihre Bestellnummer lautet ${number}.`,
		onItsWay: 'Wir schreiben Ihnen, sobald die Bestellung unterwegs ist.',
		afterTransfer: 'Wir versenden die Ware oder stellen sie zur Abholung bereit, sobald Ihre Überweisung eingegangen ist.',
		storeHours: (hours) => `Öffnungszeiten: ${hours}`,
		transferData: {
			title: 'Überweisungsdaten',
			recipient: 'Empfänger',
			iban: 'IBAN',
			amount: 'Betrag',
			reference: 'Verwendungszweck',
			payUntil: 'Zahlbar bis',
			code: 'Zahlungscode. Falls Sie ihn nicht sehen, öffnen Sie die Überweisungsdaten.',
			open: 'Überweisungsdaten mit QR-Code öffnen',
		},
		delivery: (from, to) => `Voraussichtliche Lieferung: ${to === undefined ? from : `${from} bis ${to}`}`,
		ready: (day) => `Abholbereit ab ${day}`,
		pickup: (store) => `Abholung: ${store}. Sobald die Bestellung abholbereit ist, schicken wir Ihnen eine E-Mail.`,
		locker: ({ title, address, postcode, city, hours }) => `Paketstation: ${title}, ${address}, ${postcode} ${city}. Öffnungszeiten: ${hours}.`,
		total: 'Gesamtsumme',
		tax: 'Davon MwSt.',
		open: 'Bestellung ansehen',
		withdrawal: 'Sie können den Vertrag binnen {{law.withdrawal_days}} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
		confirmation: deConfirmation,
		checking: (number) =>
			`Wir haben Ihre Bestellung ${number} erhalten. Bestellungen dieser Größe prüfen wir zuerst: Die Ware wird reserviert, sobald wir die Bestellung bestätigt haben, bis dahin ist nichts zu zahlen. Wir schreiben Ihnen eine E-Mail.`,
		reservedOnPayment: 'Die Ware ist noch nicht reserviert: Wir reservieren sie, sobald Ihre Zahlung eingeht.',
		keptUntil: (day) => `Wir halten die Bestellung bis ${day} bereit. Wenn Sie sie bis dahin nicht abholen, stornieren wir sie und berechnen Ihnen nichts.`,
		onPage: 'Name, Adresse und Anmerkung wiederholen wir in dieser E-Mail nicht: Sie stehen auf der Seite der Bestellung.',
		several: {
			subject: 'Bestellungen mit Ihrer E-Mail-Adresse',
			text: 'Mit dieser Adresse wurden in kurzer Zeit mehrere Bestellungen oder Erklärungen gesendet, deshalb schreiben wir Ihnen darüber in einer E-Mail. Wenn Sie das nicht waren, müssen Sie nichts tun.',
		},
		lookup: {
			subject: (number) => `Link zu Ihrer Bestellung ${number}`,
			paragraphs: (number) => [
				`Zur Bestellung ${number} wurde mehrmals eine falsche E-Mail-Adresse eingegeben, deshalb lässt sie sich vorübergehend nicht mit einer Adresse öffnen. Dieser Link öffnet sie. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.`,
			],
		},
		confirmed: {
			subject: (number) => `Wir haben Ihre Bestellung ${number} bestätigt`,
			paragraphs: (number) => [
				`Die Bestellung ${number} ist bestätigt und die Ware reserviert. Auf der Seite der Bestellung steht, wie es weitergeht; bei Vorauszahlung können Sie dort auch bezahlen.`,
			],
		},
		rejected: {
			subject: (number) => `Bestellung ${number} wurde storniert`,
			paragraphs: (number) => [
				`Wir können die Bestellung ${number} nicht liefern und haben sie deshalb storniert. Ihnen wird nichts berechnet. Bei Fragen antworten Sie einfach auf diese E-Mail.`,
			],
		},
		paid: {
			subject: (number) => `Wir haben Ihre Zahlung zur Bestellung ${number} erhalten`,
			paragraphs: (number) => [`Vielen Dank. Ihre Zahlung ist eingegangen, wir bereiten die Bestellung ${number} vor.`],
		},
		paid_lacking: {
			subject: (number) => `Ihre Zahlung zur Bestellung ${number} ist eingegangen, die Ware ist derzeit nicht verfügbar`,
			paragraphs: (number) => [
				`Ihre Zahlung zur Bestellung ${number} ist eingegangen, aber die Ware ist derzeit nicht in ausreichender Menge auf Lager. Wir schreiben Ihnen, sobald sie wieder verfügbar ist.`,
				'Wenn Sie nicht warten möchten, antworten Sie auf diese E-Mail: Wir stornieren die Bestellung und erstatten Ihnen den Betrag.',
			],
		},
		rejected_paid: {
			subject: (number) => `Bestellung ${number} wurde storniert`,
			paragraphs: (number) => [
				`Wir können die Bestellung ${number} nicht liefern und haben sie storniert. Wir erstatten den Betrag über dieselbe Zahlungsart, spätestens 14 Tage nach der Stornierung.`,
				'Falls Sie per Überweisung bezahlt haben, antworten Sie bitte auf diese E-Mail und nennen Sie uns die IBAN für die Erstattung.',
			],
		},
		shipped: {
			subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
			paragraphs: (number) => [`Die Bestellung ${number} ist unterwegs.`],
		},
		shipped_part: {
			subject: (number) => `Ein Teil Ihrer Bestellung ${number} ist unterwegs`,
			paragraphs: (number) => [`Ein Teil der Bestellung ${number} ist unterwegs. Den Rest senden wir später und melden uns dann erneut.`],
		},
		shipped_rest: {
			subject: (number) => `Der Rest Ihrer Bestellung ${number} ist unterwegs`,
			paragraphs: (number) => [`Der Rest der Bestellung ${number} ist unterwegs. Damit ist alles versandt, was Sie bestellt haben.`],
		},
		tracking_changed: {
			subject: (number) => `Sendungsverfolgung zur Bestellung ${number}`,
			paragraphs: (number) => [
				`Hier sind die Daten zur Verfolgung der Sendung aus der Bestellung ${number}. Falls Sie vorher andere erhalten haben, gelten diese.`,
			],
		},
		shipment: { contents: 'In dieser Sendung', next: 'Folgt später' },
		lines_cancelled: {
			subject: (number) => `Ihre Bestellung ${number} hat sich geändert`,
			paragraphs: (number) => [
				`Wir können einen Teil der Bestellung ${number} nicht liefern und haben ihn storniert. Falls Sie ihn bezahlt haben, erstatten wir den Betrag über dieselbe Zahlungsart, spätestens 14 Tage nach der Stornierung.`,
			],
		},
		goods_added: {
			subject: (number) => `Ihre Bestellung ${number} wurde ergänzt`,
			paragraphs: (number) => [
				`Wie vereinbart haben wir die Bestellung ${number} um Produkte ergänzt. Diese Nachricht bestätigt die gesamte Bestellung und ersetzt die frühere Bestätigung.`,
			],
		},
		return_received: {
			subject: (number) => `Ihre Rücksendung aus der Bestellung ${number} ist da`,
			paragraphs: (number) => [`Die Produkte aus der Bestellung ${number} sind wieder bei uns eingetroffen.`],
		},
		refunded: {
			subject: (number) => `Erstattung für Ihre Bestellung ${number}`,
			paragraphs: (number) => [`Der Betrag für die Bestellung ${number} wurde erstattet. Wann er auf Ihrem Konto ist, hängt von der Bank ab.`],
		},
		changedGoods: { lines_cancelled: 'Storniert', goods_added: 'Hinzugefügt', return_received: 'Zurückgesandte Produkte' },
		refundDue: 'Wir erstatten',
		refundPaid: 'Erstattet',
		tracking: { title: 'Sendungsverfolgung', link: 'Sendung verfolgen' },
		ready_for_pickup: {
			subject: (number) => `Ihre Bestellung ${number} ist abholbereit`,
			paragraphs: (number) => [`Die Bestellung ${number} ist abholbereit. Wo sie auf Sie wartet, steht auf der Seite der Bestellung.`],
		},
		store_changed: {
			subject: (number) => `Ihre Bestellung ${number} holen Sie in einer anderen Filiale ab`,
			paragraphs: (number) => [`Wie vereinbart holen Sie die Bestellung ${number} in einer anderen Filiale ab. Wir schreiben Ihnen, sobald sie bereitsteht.`],
		},
		cancelled: {
			subject: (number) => `Bestellung ${number} wurde storniert`,
			paragraphs: (number) => [
				`Die Bestellung ${number} wurde nicht rechtzeitig bezahlt, deshalb haben wir sie storniert. Ihnen wird nichts berechnet, die Produkte sind wieder im Verkauf.`,
				'Falls Sie inzwischen bezahlt haben, geben Sie uns bitte Bescheid: Wir erstatten Ihnen den Betrag.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `Bestellung ${number} wurde storniert`,
			paragraphs: (number) => [
				`Sie haben die Bestellung ${number} storniert. Ihnen wird nichts berechnet, die Produkte sind wieder im Verkauf.`,
				'Falls Sie die Bestellung nicht selbst storniert haben, antworten Sie bitte auf diese E-Mail.',
			],
		},
		cancelled_paid: {
			subject: (number) => `Bestellung ${number} wurde storniert`,
			paragraphs: (number) => [
				`Sie haben die bezahlte Bestellung ${number} storniert. Wir erstatten den Betrag über dieselbe Zahlungsart, spätestens {{law.refund_days}} Tage nach der Stornierung.`,
				'Falls Sie per Überweisung bezahlt haben, antworten Sie bitte auf diese E-Mail und nennen Sie uns die IBAN für die Erstattung. Antworten Sie uns bitte auch, falls Sie die Bestellung nicht selbst storniert haben.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Wir haben Ihren Widerruf erhalten (${reference})`,
		received: ({ at, number, name }) => `Wir bestätigen, dass wir am ${at} den Widerruf des Kaufvertrags zur Bestellung ${number} von ${name} erhalten haben.`,
		goods: (items) => (items === null ? 'Ware: die ganze Bestellung.' : `Ware: ${items}`),
		goodsInStatement: 'Es geht um einen Teil der Bestellung, wie in der Erklärung angegeben.',
		unknown: ({ at, number }) =>
			`Wir bestätigen, dass wir am ${at} die Erklärung eines Widerrufs erhalten haben${number === null ? '' : `, mit der Bestellnummer ${number}`}.`,
		unknownNext:
			'Diese Angaben passen zu keiner Bestellung mit dieser E-Mail-Adresse. Wenn die Erklärung von Ihnen ist, schreiben Sie uns bitte mit der Nummer aus der Bestellbestätigung: Es gilt der oben genannte Zeitpunkt. Wenn nicht, ignorieren Sie diese E-Mail.',
		whatNext:
			'Senden Sie die Ware binnen {{law.return_days}} Tagen nach dieser Erklärung zurück. Wir erstatten den Betrag spätestens {{law.refund_days}} Tage nach ihrem Eingang mit demselben Zahlungsmittel, mit dem Sie bezahlt haben.',
	},
};
