import { readFileSync } from 'node:fs';
import { CHECKOUT_MESSAGES } from '@titraj/backend/localization/messages/checkout-messages.ts';
import { CONTENT_MESSAGES } from '@titraj/backend/localization/messages/content-messages.ts';
import { type MailLang, mailWords } from '@titraj/backend/platform/mail/mail-language.ts';
import { demoContent } from '@titraj/demo/content/demo-content.ts';
import { DEMO_PAGES } from '@titraj/demo/content/demo-pages.ts';
import { inMarkets } from '@titraj/demo/translations/in-markets.ts';
import { pageTranslations } from '@titraj/demo/translations/page-translations.ts';
import { postTranslations } from '@titraj/demo/translations/post-translations.ts';
import { TEXTS } from '@titraj/demo/translations/read-texts.ts';
import type { TextLanguage } from '@titraj/demo/translations/texts.ts';

/** The place of a text, such as `mails.order.thanks`, and the text. */
export type Text = readonly [place: string, text: string];

export interface Language {
	/** Files of `locales/`, the base first. */
	readonly locales: readonly string[];
	readonly market: string;
	readonly mails: MailLang;
	/** Texts of the demo; Croatian is the source language. */
	readonly demo?: TextLanguage;
}

export const LANGUAGES: Readonly<Record<string, Language>> = {
	hr: { locales: ['hr'], market: 'hr', mails: 'hr' },
	en: { locales: ['en'], market: 'en', mails: 'en', demo: 'en' },
	de: { locales: ['de'], market: 'de', mails: 'de', demo: 'de' },
	at: { locales: ['de', 'at'], market: 'at', mails: 'de-AT' },
	sl: { locales: ['sl'], market: 'si', mails: 'sl', demo: 'sl' },
	it: { locales: ['it'], market: 'it', mails: 'it', demo: 'it' },
	es: { locales: ['es'], market: 'es', mails: 'es', demo: 'es' },
	sr: { locales: ['sr'], market: 'rs', mails: 'sr', demo: 'sr' },
	me: { locales: ['sr', 'me'], market: 'me', mails: 'sr-Latn-ME', demo: 'me' },
	bs: { locales: ['bs'], market: 'ba', mails: 'bs', demo: 'bs' },
};

const { posts } = demoContent(new Date('2026-11-21T12:00:00Z'));

/** All texts of the shop in a language: labels, mails, messages, and the demo's texts and pages. */
export function textsOf({ locales, market, mails, demo }: Language): Text[] {
	const labels: Record<string, string> = Object.assign({}, ...locales.map((name) => JSON.parse(readFileSync(`locales/${name}.json`, 'utf8'))));
	return [
		...Object.entries(labels).map(([key, text]): Text => [`labels.${key}`, text]),
		...flatten(mailWords(mails), 'mails'),
		...flatten({ ...CHECKOUT_MESSAGES, ...CONTENT_MESSAGES }, 'messages').filter(([place]) => place.endsWith(`.${market}`)),
		...(demo === undefined ? [] : [...flatten(TEXTS[demo], 'demo'), ...pagesOf(market)]),
	];
}

function pagesOf(market: string): Text[] {
	return [
		...DEMO_PAGES.flatMap(({ slug }) => flatten(inMarkets(pageTranslations(slug))[market], `pages.${slug}`)),
		...posts.flatMap(({ slug }) => flatten(postTranslations(slug)[market], `posts.${slug}`)),
	].filter(([place]) => !place.endsWith('.slug'));
}

/** Values for the placeholders of a text. */
const GAP: unknown = new Proxy(() => GAP, { get: (_, name) => (name === Symbol.toPrimitive ? () => '1' : GAP) });

/** Texts at any depth; texts with placeholders are functions. */
function flatten(value: unknown, place: string): Text[] {
	if (typeof value === 'string') return [[place, value.replace(/<[^>]+>/g, ' ')]];
	if (typeof value === 'function') return flatten(value(GAP, GAP), place);
	if (Array.isArray(value)) return value.flatMap((item, index) => flatten(item, `${place}.${index}`));
	return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${place}.${key}`)) : [];
}
