import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readCompany } from '../site/kept-company.ts';
import { toMailHtml } from './mail-html.ts';
import { type MailLang, mailWords } from './mail-language.ts';
import { toMailText } from './mail-text.ts';

/** A mail as its template says it: paragraphs, at most one button, small print. Plain text alone. */
export interface MailContent {
	subject: string;
	paragraphs: string[];
	button?: { title: string; url: string };
	/** Shown large, to be typed. */
	digits?: string;
	/** Rows of a table: what, and how much. */
	rows?: [string, string][];
	smallPrint?: string;
}

export interface Mail {
	recipient: string;
	/** Name of the template. */
	template: string;
	lang: MailLang;
	content: MailContent;
}

/** Puts a mail into the outbox, in the transaction of what it tells of: neither happens without the other. */
export async function writeMail(db: Kysely<Tables>, { recipient, template, lang, content }: Mail): Promise<void> {
	const signature = mailWords(lang).signature(await readCompany(db));
	await db
		.insertInto('mails')
		.values({ recipient, template, lang, subject: content.subject, text: toMailText(content, signature), html: toMailHtml(content, { lang, signature }) })
		.execute();
}
