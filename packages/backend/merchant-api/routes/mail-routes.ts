import Type from 'typebox';
import { notFound } from '../../platform/http/refusal.ts';
import { embedPictures } from '../../platform/mail/mail-attachments.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { renderMail, writeMail } from '../../platform/mail/write-mail.ts';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { FieldErrors, route } from '../http/route.ts';
import { MAIL_TEMPLATES, previewMail } from '../mails/preview-mail.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { Code, MailAddress, Strict } from '../schemas/text.ts';

/** Mails about orders are shown with an order. */
const READS = ['orders:read'] as const;
const SENDS = ['orders:write'] as const;
const ByTemplate = Type.Object({ template: Code });
const Language = Type.Optional(Type.Enum([...MARKETS]));

export const MAIL_ROUTES = [
	route({
		...{ method: 'GET', path: '/mails', operationId: 'listMails', scopes: READS },
		summary: 'Templates of all mails that the shop writes',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ template: Type.String() })),
		handle: async () => ({ items: MAIL_TEMPLATES.map((template) => ({ template })) }),
	}),
	route({
		...{ method: 'GET', path: '/mails/:template/preview', operationId: 'previewMail', scopes: READS },
		summary: 'A mail with sample data, or about the newest order, in the language of a market; 404 if there is no order yet',
		params: ByTemplate,
		query: Type.Object({ language: Language }),
		body: null,
		response: Strict({ subject: Type.String(), text: Type.String(), html: Type.String() }),
		async handle({ db, config, params: { template }, query: { language: market = SOURCE_MARKET } }) {
			const content = await previewMail(db, template, { config, market });
			if (content === null) return notFound(`mail ${template}`);
			const { subject, text, html, attachments } = await renderMail(db, { lang: toMailLang(market), content });
			return { subject, text, html: embedPictures(html, attachments) };
		},
	}),
	route({
		...{ method: 'POST', path: '/mails/:template/test', operationId: 'sendTestMail', scopes: SENDS },
		summary: 'Sends that preview to an address, through the queue of all mails',
		params: ByTemplate,
		query: Nothing,
		body: Strict({ recipient: MailAddress, language: Language }),
		response: Strict({ recipient: Type.String() }),
		async handle({ db, config, params: { template }, body: { recipient, language: market = SOURCE_MARKET } }) {
			if (!config.sendsMail) return new FieldErrors([{ field: 'recipient', reason: 'The shop sends no mails: set MAIL_URL (docs/mail.md)' }]);
			const content = await previewMail(db, template, { config, market });
			if (content === null) return notFound(`mail ${template}`);
			await writeMail(db, { recipient, template: `test_${template}`, lang: toMailLang(market), content });
			return { recipient };
		},
	}),
];
