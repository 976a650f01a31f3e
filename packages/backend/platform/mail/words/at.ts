import { atConfirmation } from './confirmation/de.ts';
import { de } from './de.ts';
import type { MailWords } from './mail-words.ts';

/** German with Austrian terms for law and money. */
export const at: MailWords = {
	...de,
	locale: 'de-AT',
	order: {
		...de.order,
		confirmation: atConfirmation,
		tax: 'Davon USt.',
		withdrawal: 'Sie können binnen {{law.withdrawal_days}} Tagen nach Erhalt der Ware ohne Angabe von Gründen vom Vertrag zurücktreten.',
	},
	withdrawal: {
		...de.withdrawal,
		subject: (reference) => `Wir haben Ihre Rücktrittserklärung erhalten (${reference})`,
		received: ({ at: moment, number, name }) =>
			`Wir bestätigen, dass wir am ${moment} den Rücktritt vom Kaufvertrag zur Bestellung ${number} von ${name} erhalten haben.`,
		unknown: ({ at: moment, number }) =>
			`Wir bestätigen, dass wir am ${moment} eine Rücktrittserklärung erhalten haben${number === null ? '' : `, mit der Bestellnummer ${number}`}.`,
	},
};
