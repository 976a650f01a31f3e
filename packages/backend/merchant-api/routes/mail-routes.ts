import Type, { type Static } from 'typebox';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { embedPictures } from '../../platform/mail/mail-attachments.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toEditableTexts } from '../../platform/mail/texts/editable-texts.ts';
import { readEditedTexts, writeEditedTexts } from '../../platform/mail/texts/stored-texts.ts';
import { renderMail, writeMail } from '../../platform/mail/write-mail.ts';
import { MARKETS, type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Caller } from '../http/caller.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { MailTextChange, MailTextsView, readMailTexts, toStandard, toStoredTexts } from '../mails/mail-texts.ts';
import { isOrderMail, MAIL_TEMPLATES, previewMail } from '../mails/preview-mail.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { Code, MailAddress, Strict } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

/** Mails about orders are shown with an order. */
const READS = ['orders:read'] as const;
const SENDS = ['orders:write'] as const;
const EDITS = ['settings:write'] as const;
const ByTemplate = Type.Object({ template: Code });
const Language = Type.Optional(Type.Enum([...MARKETS]));
const InLanguage = Type.Object({ template: Code, language: Type.Enum([...MARKETS]) });

/** `editable`: it has texts that the merchant may change; `changed_in`: languages with changed texts. */
const Summary = Strict({ template: Type.String(), editable: Type.Boolean(), changed_in: Type.Array(Type.String()) });
export type MailSummary = Static<typeof Summary>;

export const MAIL_ROUTES = [
	route({
		...{ method: 'GET', path: '/mails', operationId: 'listMails', scopes: READS },
		summary: 'Templates of all mails that the shop writes',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Summary),
		async handle({ db }) {
			const edited = Object.entries(await readEditedTexts(db));
			return {
				items: MAIL_TEMPLATES.map((template) => {
					const keys = toEditableTexts(template).map(({ key }) => key);
					const changed_in = edited.flatMap(([market, texts]) => (keys.some((key) => Object.hasOwn(texts, key)) ? [market] : []));
					return { template, editable: keys.length > 0, changed_in };
				}),
			};
		},
	}),
	route({
		...{ method: 'GET', path: '/mails/:template/preview', operationId: 'previewMail', scopes: READS },
		summary: 'A mail with sample data, or about the newest order, in the language of a market; 409 if there is no order yet',
		params: ByTemplate,
		query: Type.Object({ language: Language }),
		body: null,
		response: Strict({ subject: Type.String(), text: Type.String(), html: Type.String() }),
		async handle({ db, config, params: { template }, query: { language: market = SOURCE_MARKET } }) {
			const content = await previewMail(db, template, { config, market });
			if (content === null) return toReason(template);
			const { subject, text, html, attachments } = await renderMail(db, { lang: toMailLang(market), content });
			return { subject, text, html: embedPictures(html, attachments) };
		},
	}),
	route({
		...{ method: 'GET', path: '/mails/:template/texts/:language', operationId: 'getMailTexts', scopes: EDITS },
		summary: 'Texts of a mail in the language of a market that can be changed, with the placeholders that may and those that have to stand in them',
		params: InLanguage,
		query: Nothing,
		body: null,
		response: MailTextsView,
		handle: ({ db, params: { template, language } }) => readTexts(db, template, language),
	}),
	route({
		...{ method: 'PUT', path: '/mails/:template/texts/:language', operationId: 'saveMailTexts', scopes: EDITS },
		summary: 'Changes texts of a mail, by key; null brings the standard text back. What the law prescribes has no key',
		params: InLanguage,
		query: Nothing,
		body: Strict({ texts: MailTextChange }),
		response: MailTextsView,
		async handle({ db, log, params: { template, language }, body: { texts } }) {
			const stored = toStoredTexts(template, language, texts);
			if (stored instanceof FieldErrors) return stored;
			return inLoggedTransaction({ db, log }, async (trx) => {
				await writeEditedTexts(trx, language, stored);
				return readTexts(trx, template, language);
			});
		},
	}),
	route({
		...{ method: 'POST', path: '/mails/:template/texts/:language/preview', operationId: 'previewMailTexts', scopes: EDITS },
		summary: 'The mail with texts that are not saved, with sample data or about the newest order; 409 if there is no order yet',
		params: InLanguage,
		query: Nothing,
		body: Strict({ texts: MailTextChange }),
		response: Strict({ subject: Type.String(), text: Type.String() }),
		changesNothing: true,
		async handle({ db, config, caller, params: { template, language }, body: { texts } }) {
			if (!mayShow(caller, template)) return NO_ORDERS;
			const stored = toStoredTexts(template, language, texts);
			if (stored instanceof FieldErrors) return stored;
			const [content, standard] = [await previewMail(db, template, { config, market: language }), await readTexts(db, template, language)];
			if (standard instanceof Refusal) return standard;
			if (content === null) return toReason(template);
			const draft = Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, text ?? toStandard(template, standard, key)]));
			const { subject, text } = await renderMail(db, { lang: toMailLang(language), content, draft });
			return { subject, text };
		},
	}),
	route({
		...{ method: 'POST', path: '/mails/:template/test', operationId: 'sendTestMail', inOneTransaction: true, scopes: SENDS },
		summary: 'Sends that preview to an address, through the queue of all mails',
		params: ByTemplate,
		query: Nothing,
		body: Strict({ recipient: MailAddress, language: Language }),
		response: Strict({ recipient: Type.String() }),
		async handle({ db, config, caller, params: { template }, body: { recipient, language: market = SOURCE_MARKET } }) {
			if (!mayShow(caller, template)) return NO_ORDERS;
			if (!config.sendsMail) return new FieldErrors([{ field: 'recipient', reason: 'The shop sends no mails: set MAIL_URL (docs/mail.md)' }]);
			const content = await previewMail(db, template, { config, market });
			if (content === null) return toReason(template);
			await writeMail(db, { recipient, template: `test_${template}`, lang: toMailLang(market), content });
			return { recipient };
		},
	}),
];

/** Mails about orders have the name, the address and the link of the newest one. */
const mayShow = ({ scopes }: Caller, template: string): boolean => !isOrderMail(template) || scopes.has('orders:read');
const NO_ORDERS = new Refusal(403, 'Forbidden', 'a mail about orders shows the newest one: that needs orders:read');

const readTexts = async (db: Database, template: string, language: Market) =>
	(await readMailTexts(db, template, language)) ?? notFound(`texts of the mail ${template}`);

/** Why a mail cannot be previewed: those about orders show the newest one. */
const toReason = (template: string): Refusal =>
	MAIL_TEMPLATES.includes(template) ? new Refusal(409, 'Conflict', 'there is no order yet that this mail could show') : notFound(`mail ${template}`);
