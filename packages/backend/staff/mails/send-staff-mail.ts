import { readMerchantMails } from '../../platform/mail/merchant/merchant-mails.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Database } from '../tables.ts';
import { STAFF_WORDS, type StaffLang, type StaffMail } from './words.ts';

interface Said {
	readonly recipient: string;
	/** URL of the button. */
	readonly url?: string;
	/** Values of the placeholders `{who}`, `{what}` and `{when}`. */
	readonly facts?: Readonly<Record<string, string>>;
}

/** Writes a mail to a person of the shop, in the language in which the merchant reads about new orders: Croatian or English. */
export async function sendStaffMail(db: Database, kind: StaffMail, { recipient, url = '', facts = {} }: Said): Promise<void> {
	const lang = await findStaffLang(db);
	const { subject, paragraphs, ...rest } = STAFF_WORDS[lang][kind];
	const fill = (text: string) => Object.entries(facts).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value), text);
	await writeMail(db, { recipient, template: `staff_${kind}`, lang, content: toLetter(() => ({ subject, paragraphs: paragraphs.map(fill), ...rest }), url) });
}

async function findStaffLang(db: Database): Promise<StaffLang> {
	const { order } = await readMerchantMails(db);
	return ['hr', 'ba', 'rs', 'me'].includes(order.language) ? 'hr' : 'en';
}

/** Tells all owners of a change of something sensitive, such as the IBAN or a role. */
export async function notifyOwners(db: Database, { who, what, when }: { who: string; what: Readonly<Record<StaffLang, string>>; when: Date }): Promise<void> {
	const facts = { who, what: what[await findStaffLang(db)], when: `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC` };
	const owners = await db.selectFrom('users').select('email').where('role', '=', 'owner').orderBy('id').execute();
	for (const { email } of owners) await sendStaffMail(db, 'sensitive_change', { recipient: email, facts });
}
