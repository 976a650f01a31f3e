import type { Kysely } from 'kysely';
import type { Company } from '../company/company.ts';
import { readCompany } from '../company/kept-company.ts';
import type { Tables } from '../database/tables.ts';
import { toMailHtml } from './mail-html.ts';
import { type MailLang, mailWords } from './mail-language.ts';
import { toMailText } from './mail-text.ts';

/** A part of a mail under a heading of its own. A paragraph may have several lines. */
export interface MailSection {
	title: string;
	paragraphs: readonly string[];
	link?: { title: string; url: string };
	isSmall?: boolean;
}

/** A mail as its template says it: paragraphs, at most one button, small print. Plain text alone. */
export interface MailContent {
	subject: string;
	paragraphs: string[];
	button?: { title: string; url: string };
	/** Shown large, to be typed. */
	digits?: string;
	/** Rows of a table: what, and how much. */
	rows?: [string, string][];
	sections?: MailSection[];
	smallPrint?: string;
}

/** A mail that says what the shop keeps: its company, its terms. */
export type Letter = (shop: { db: Kysely<Tables>; company: Company }) => Promise<MailContent>;

export interface Mail {
	recipient: string;
	/** Name of the template. */
	template: string;
	lang: MailLang;
	content: MailContent | Letter;
}

/** Puts a mail into the outbox, in the transaction of what it tells of: neither happens without the other. */
export async function writeMail(db: Kysely<Tables>, { recipient, template, lang, content }: Mail): Promise<void> {
	const company = await readCompany(db);
	const written = typeof content === 'function' ? await content({ db, company }) : content;
	const signature = mailWords(lang).signature(company);
	await db
		.insertInto('mails')
		.values({ recipient, template, lang, subject: written.subject, text: toMailText(written, signature), html: toMailHtml(written, { lang, signature }) })
		.execute();
}
