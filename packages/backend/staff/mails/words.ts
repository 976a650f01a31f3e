import type { LetterText } from '../../platform/mail/words/mail-words.ts';

/** The back office speaks these languages, and so do its mails. */
export type StaffLang = 'hr' | 'en';

export type StaffMail = 'invitation' | 'password' | 'password_changed' | 'sensitive_change';

/** Mails to people of the shop. `{who}`, `{what}` and `{when}` are filled in. */
export const STAFF_WORDS: Readonly<Record<StaffLang, Readonly<Record<StaffMail, LetterText>>>> = {
	hr: {
		invitation: {
			subject: 'Poziv u trgovinu {shop}',
			paragraphs: ['{who} Vas poziva da radite u trgovini {shop}. Postavite svoju lozinku na sljedećoj poveznici.'],
			button: 'Postavi lozinku',
			smallPrint: 'Poveznica vrijedi sedam dana i samo jednom.',
		},
		password: {
			subject: 'Nova lozinka za rad u trgovini {shop}',
			paragraphs: ['Zatražena je nova lozinka za Vaš račun u trgovini {shop}. Postavite je na sljedećoj poveznici.'],
			button: 'Postavi novu lozinku',
			smallPrint: 'Poveznica vrijedi jedan sat i samo jednom. Ako niste tražili novu lozinku, zanemarite ovu poruku.',
		},
		password_changed: {
			subject: 'Lozinka je promijenjena',
			paragraphs: ['Lozinka Vašeg računa u trgovini {shop} upravo je promijenjena. Ako to niste bili Vi, odmah zatražite novu i javite vlasniku trgovine.'],
		},
		sensitive_change: {
			subject: 'Promijenjena je važna postavka trgovine {shop}',
			paragraphs: [
				'{who} je promijenio ili promijenila: {what} ({when}).',
				'Ako o tome ništa ne znate, pregledajte dnevnik promjena i završite prijave te osobe.',
			],
		},
	},
	en: {
		invitation: {
			subject: 'Invitation to the shop {shop}',
			paragraphs: ['{who} invites you to work in the shop {shop}. Set your password at the following link.'],
			button: 'Set password',
			smallPrint: 'The link is valid for seven days, and once.',
		},
		password: {
			subject: 'New password for the shop {shop}',
			paragraphs: ['A new password was requested for your account in the shop {shop}. Set it at the following link.'],
			button: 'Set new password',
			smallPrint: 'The link is valid for one hour, and once. If you did not ask for it, ignore this message.',
		},
		password_changed: {
			subject: 'Your password has changed',
			paragraphs: [
				'The password of your account in the shop {shop} has just changed. If that was not you, request a new one at once and tell the owner of the shop.',
			],
		},
		sensitive_change: {
			subject: 'An important setting of the shop {shop} has changed',
			paragraphs: ['{who} changed: {what} ({when}).', 'If you know nothing of it, look at the log of changes and end that person’s sessions.'],
		},
	},
};
