import type { MailTextChange, MailTexts } from '@titraj/backend/merchant-api/mails/mail-texts.ts';
import type { MailSummary } from '@titraj/backend/merchant-api/routes/mail-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { MailTextChange, MailTexts };

export type MailText = MailTexts['texts'][number];

export interface MailPreview {
	readonly subject: string;
	readonly text: string;
}

/** Languages that the shop can write mails in. */
export const MAIL_LANGUAGES = ['hr', 'en', 'de', 'at', 'rs', 'si', 'it', 'ba', 'me', 'es'] as const;

const at = (template: string, language: string): string => `/mails/${encodeURIComponent(template)}/texts/${encodeURIComponent(language)}`;

export const readMails = read<Items<MailSummary>>('/mails');
export const readMailTexts = (template: string, language: string): Read<MailTexts> => read<MailTexts>(at(template, language))();
export const saveMailTexts = (template: string, language: string, texts: MailTextChange, version: string | null): Promise<Result<MailTexts>> =>
	send({ method: 'PUT', path: at(template, language), body: { texts }, ifMatch: version });

/** The mail with texts that are not saved. */
export const previewMailTexts = (template: string, language: string, texts: MailTextChange): Promise<Result<MailPreview>> =>
	send({ method: 'POST', path: `${at(template, language)}/preview`, body: { texts } });

/** Sends the mail with the saved texts. */
export const sendTestMail = (template: string, language: string, recipient: string): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/mails/${encodeURIComponent(template)}/test`, body: { recipient, language } });
