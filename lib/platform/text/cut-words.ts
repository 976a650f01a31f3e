import { removeCode } from '@titraj/contract/formats/remove-code.ts';

/** The first `limit` words, with an ellipsis if something was cut (D17: the "50 units" of structured data are words). */
export function cutWords(text: string, limit = 50): string {
	const words = text.split(/\s+/).filter(Boolean);
	return words.length <= limit ? words.join(' ') : `${words.slice(0, limit).join(' ')}…`;
}

/** HTML without its markup; the five common entities are decoded. */
export function stripMarkup(html: string): string {
	return removeCode(html, ' ')
		.replace(/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
		.replace(/<[^<>]*>/g, ' ')
		.replace(/&nbsp;/g, ' ')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&quot;/g, '"')
		.replace(/&#0?39;/g, "'")
		.replace(/&amp;/g, '&')
		.replace(/\s+/g, ' ')
		.trim();
}
