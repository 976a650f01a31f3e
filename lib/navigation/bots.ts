// Relative, because the edge function that shares this file is bundled for Deno, which does not know the aliases of package.json.
import { decodeUnreserved } from '../platform/url/decode-unreserved.ts';

/** Crawlers of search engines, of link previews and of language models, by their user agents. */
const BOT_AGENTS =
	'bot\\b|bot/|crawler|spider|slurp|mediapartners-google|google-inspectiontool|googleother|storebot|bingpreview|facebookexternalhit|facebookcatalog|whatsapp|telegrambot|linkedinbot|embedly|pinterest|yandex|baiduspider|duckduckgo-favicons|applebot|petalbot|ia_archiver|gptbot|claudebot|perplexitybot';

const AGENTS = new RegExp(BOT_AGENTS, 'i');

/** The same pattern for a matcher without flags, such as the condition of the edge function: each letter in both cases. */
export const BOT_AGENTS_IN_ANY_CASE = BOT_AGENTS.replace(/\\.|[a-z]/g, (sign) => (sign.length > 1 ? sign : `[${sign.toUpperCase()}${sign}]`));

/** Phones of the manufacturer Cubot, which are not bots. */
const TELEPHONES = /\bcubot\b/i;

/** Whether the user agent is a crawler's: bots get the bot layout and skip guards (Spec 2, Layouts; Spec 6, Bots). */
export function isBot(userAgent: string | null | undefined): boolean {
	return typeof userAgent === 'string' && AGENTS.test(userAgent) && !TELEPHONES.test(userAgent);
}

/** Whether a path may be a document, as opposed to a file, page data or an API call. */
export function isDocumentPath(pathname: string): boolean {
	const path = decodeUnreserved(pathname);
	return !/^\/(?:api|media|assets|builds|feeds|\.netlify)(?:\/|$)/.test(path) && !/\.[a-z0-9]{1,12}$/i.test(path);
}
