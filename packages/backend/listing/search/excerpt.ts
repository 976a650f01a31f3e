const LENGTH = 180;
const BEFORE = 50;

/** Plain text of HTML around the first match, or its beginning; cut between words. */
export function toExcerpt(html: string, searchQ: string): string {
	const text = html
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replaceAll(/\s+/g, ' ')
		.trim();
	const words = fold(searchQ).match(/[\p{L}\p{N}]+/gu) ?? [];
	const folded = fold(text);
	const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
	const first = places.length === 0 ? 0 : Math.min(...places);
	const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
	if (text.length - from <= LENGTH) return `${from > 0 ? '… ' : ''}${text.slice(from)}`;
	const end = text.lastIndexOf(' ', from + LENGTH);
	return `${from > 0 ? '… ' : ''}${text.slice(from, end > from ? end : from + LENGTH)} …`;
}

/** Replaces letters one for one, so that offsets stay valid. */
const fold = (text: string): string =>
	[...text]
		.map((letter) => LETTERS[letter.toLowerCase()] ?? (letter.length === 1 && letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter))
		.join('');

const LETTERS: Record<string, string> = { č: 'c', ć: 'c', đ: 'd', š: 's', ž: 'z' };
