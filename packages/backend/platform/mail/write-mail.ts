import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { fillLaw } from '@titraj/contract/law/fill-law.ts';
import type { Database } from '../database/tables.ts';
import { type Company, isCompanyKnown } from '../shop/company.ts';
import { readMailLook } from '../shop/look.ts';
import type { MerchantPromises } from '../shop/promises.ts';
import { readShopSettings } from '../shop/shop-settings.ts';
import { toAttachments } from './mail-attachments.ts';
import type { MailContent } from './mail-content.ts';
import { toMailHtml } from './mail-html.ts';
import { type MailLang, toMailMarket } from './mail-language.ts';
import { toMailText } from './mail-text.ts';
import { readShopMail, toShopWords } from './shop-mail.ts';
import { mergeTexts } from './texts/stored-texts.ts';
import type { MailWords } from './words/mail-words.ts';

/** What a mail is built from: the shop's settings, and the words of the mail's language. */
interface LetterShop {
	readonly db: Database;
	readonly siteName: string;
	readonly company: Company;
	readonly promises: MerchantPromises;
	readonly words: MailWords;
}

export type Letter = (shop: LetterShop) => MailContent | Promise<MailContent>;

export interface MailFile {
	readonly filename: string;
	readonly type: string;
	readonly bytes: Buffer;
}

export interface Mail {
	recipient: string;
	/** Name of the template. */
	template: string;
	lang: MailLang;
	content: MailContent | Letter;
	/** Besides those of every mail. */
	headers?: Readonly<Record<string, string>>;
	/** Attached to it. */
	files?: readonly MailFile[];
	/** The order that it is about. */
	orderId?: number;
}

/** Puts a mail into the outbox, in the transaction of the event that it reports, so that both happen or neither. */
export async function writeMail(db: Database, { recipient, template, lang, content, headers, files = [], orderId }: Mail): Promise<void> {
	const { attachments: pictures, ...rendered } = await renderMail(db, { lang, content });
	const attachments = [...pictures, ...files.map(({ filename, type, bytes }) => ({ cid: null, filename, type, base64: bytes.toString('base64') }))];
	await db
		.insertInto('mails')
		.values({
			...(attachments.length > 0 && { attachments: JSON.stringify(attachments) }),
			...(headers && { headers: JSON.stringify(headers) }),
			...(orderId !== undefined && { order_id: orderId }),
			...{ recipient, template, lang, ...rendered },
		})
		.execute();
}

/** A mail as it is sent; `draft`: with these texts in place of the stored ones, by key. */
export async function renderMail(
	db: Database,
	{ lang, content, draft = {} }: Pick<Mail, 'lang' | 'content'> & { readonly draft?: Readonly<Record<string, string>> },
) {
	const { siteName, company, mailSender, promises } = await readShopSettings(db);
	const { frame, color, texts } = await readShopMail(db);
	const look = await readMailLook(db);
	const words = toShopWords({ texts: mergeTexts(texts, { [toMailMarket(lang)]: draft }) }, lang, siteName);
	const written = withLaw(typeof content === 'function' ? await content({ db, siteName, company, promises, words }) : content, lang);
	const signature = isCompanyKnown(company) ? words.signature(company) : siteName;
	return {
		...{ sender: toSender(siteName, mailSender), subject: written.subject, text: toMailText(written, signature) },
		...{ html: toMailHtml(written, { lang, siteName, signature, frame, color: look.color ?? color, logo: look.logo }) },
		attachments: toAttachments(written.sections ?? [], frame === null ? look.logo : null),
	};
}

/** What a mail says about the law is that of its language's country (0112). */
function withLaw(content: MailContent, lang: MailLang): MailContent {
	const fill = (text: string) => fillLaw(text, MARKET_COUNTRIES[toMailMarket(lang)]);
	return {
		...content,
		paragraphs: content.paragraphs.map(fill),
		...(content.sections && { sections: content.sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map(fill) })) }),
	};
}

/** The name is a quoted string, so that it cannot inject header syntax (RFC 5322). */
const toSender = (name: string, address: string): string | null => (address === '' ? null : `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`);
