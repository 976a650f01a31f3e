import type { ConfirmationWords } from './confirmation-words.ts';

export const deConfirmation: ConfirmationWords = {
	ordered: (moment) => `Bestellt am ${moment}.`,
	delivery: 'Lieferung',
	payment: 'Zahlung',
	instalments: (count) => `Raten: ${count}`,
	bill: 'Rechnungsdaten',
	companyBill: 'Rechnungsdaten (R1, Firma)',
	note: 'Ihre Anmerkung',
	takeBack: {
		collection: (title) => `Bei der Lieferung nehmen wir kostenlos ein Altgerät gleicher Art mit: ${title}.`,
		hand_in: (title) => `Ein Altgerät gleicher Art nehmen wir kostenlos in der Filiale zurück: ${title}.`,
	},
	backorder: (goods, days) =>
		`Auf Bestellung, noch nicht auf Lager: ${goods}.${days === null ? '' : ` Tage bis zum Versand, wie bei der Bestellung angegeben: ${days}.`}`,
	phone: (phone) => `Telefon: ${phone}`,
	email: (email) => `E-Mail: ${email}`,
	oib: (oib) => `OIB (Steuernummer): ${oib}`,
	withdrawal: {
		title: 'Widerrufsrecht',
		returnCosts: { customer: '; die Kosten der Rücksendung tragen Sie', shop: '; die Kosten der Rücksendung tragen wir' },
		how: ({ email, address }, returnCosts) => [
			`Es genügt eine eindeutige Erklärung innerhalb dieser Frist: mit dem Formular auf unseren Seiten, per E-Mail an ${email} oder per Post an ${address}. Sie können auch das Muster unten verwenden. Den Eingang bestätigen wir per E-Mail.`,
			`Senden Sie die Ware binnen {{law.return_days}} Tagen nach der Erklärung zurück${returnCosts}. Den gezahlten Betrag samt den Kosten der günstigsten Standardlieferung erstatten wir spätestens {{law.refund_days}} Tage nach Eingang der Erklärung mit demselben Zahlungsmittel. Wir können damit warten, bis die Ware eintrifft oder Sie die Absendung nachweisen.`,
			'Sie dürfen die Ware prüfen wie in einem Geschäft; für einen Wertverlust durch weitere Nutzung haften Sie. Ausgenommen sind Waren nach Ihren Vorgaben, entsiegelte Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgenommen werden, sowie entsiegelte Ton-, Bild- und Programmträger.',
		],
		form: 'Formular für den Widerruf öffnen',
		modelTitle: 'Muster-Widerrufsformular',
		model: (to) => [
			'(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
			`An: ${to}`,
			'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
			'Bestellt am (*) / erhalten am (*):',
			'Name des/der Verbraucher(s):',
			'Anschrift des/der Verbraucher(s):',
			'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
			'Datum:',
			'(*) Unzutreffendes streichen.',
		],
	},
	defects: {
		title: 'Haftung für Mängel und Beschwerden',
		text: ({ email, address }) => [
			'Für Mängel, die bei der Übergabe bestanden, haften wir {{law.liability_years}} Jahre. Sie können Reparatur oder Ersatz verlangen und, wenn das nicht möglich ist oder nicht in angemessener Frist geschieht, Preisminderung oder Auflösung des Vertrags.',
			`Beschwerden senden Sie mit der Bestellnummer an ${email} oder per Post an ${address}. Wir antworten spätestens innerhalb von {{law.complaint_days}} Tagen.`,
		],
	},
	seller: 'Verkäufer',
	imprint: {
		court: 'Register',
		capital: 'Stammkapital',
		management: 'Geschäftsführung',
		mediator: 'Außergerichtliche Streitbeilegung',
		returns: 'Adresse für Rücksendungen',
	},
	terms: 'Die Bedingungen auf unseren Seiten',
};

/** German with Austrian legal terms. */
export const atConfirmation: ConfirmationWords = {
	...deConfirmation,
	withdrawal: { ...deConfirmation.withdrawal, title: 'Rücktrittsrecht', form: 'Formular für den Rücktritt öffnen' },
};
