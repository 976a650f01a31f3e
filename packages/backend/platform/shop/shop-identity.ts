import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { toLine } from '../http/form.ts';
import type { ShopSettings } from './shop-settings.ts';

export type ShopIdentity = Pick<ShopSettings, 'siteName' | 'social' | 'mailSender'>;

const LONGEST_NAME = 60;
const MOST_PROFILES = 10;

/** Parses name, mail sender and profiles, or returns the names of the invalid fields. Empty lines are ignored. */
export function parseIdentity(typed: {
	readonly siteName: string;
	readonly mailSender: string;
	readonly social: readonly string[];
}): { identity: ShopIdentity } | { wrong: readonly (keyof ShopIdentity)[] } {
	const siteName = toLine(typed.siteName);
	const sender = toLine(typed.mailSender);
	const mailSender = sender === '' ? '' : normaliseEmail(sender);
	const social = typed.social.map((line) => line.trim()).filter((line) => line !== '');
	const isName = siteName !== '' && siteName.length <= LONGEST_NAME;
	const areProfiles = social.length <= MOST_PROFILES && social.every((url) => url.length <= 200 && URL.parse(url)?.protocol === 'https:');
	if (isName && mailSender !== null && areProfiles) return { identity: { siteName, mailSender, social } };
	return {
		wrong: [
			...(isName ? [] : (['siteName'] as const)),
			...(mailSender === null ? (['mailSender'] as const) : []),
			...(areProfiles ? [] : (['social'] as const)),
		],
	};
}
