import { withoutShortcodes } from './shortcodes.ts';

const INLINE = 'a abbr b bdi cite code del em font i ins kbd label mark q s small span strike strong sub sup tt u var wbr'.split(' ');
const BLOCK =
	'address article aside blockquote br button caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img input li main nav ol p picture pre section source summary table tbody td tfoot th thead tr ul video'.split(
		' ',
	);
const toTag = (names: readonly string[]) => new RegExp(`</?(?:${names.join('|')})(?:\\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?/?>`, 'gi');
const [INLINE_TAG, BLOCK_TAG] = [toTag(INLINE), toTag(BLOCK)];
const HIDDEN = /<!--[\s\S]*?-->|<(script|style|noscript|template)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;

/** Characters; the shop refuses longer descriptions. */
const LONGEST = 100_000;

/**
 * A field of plain text without HTML and shortcodes; the end of a paragraph or an entry is a line end. `5 < 7` and `<XL>` stay, because no
 * element of HTML has that name.
 */
export function htmlToText(text: string): string {
	const plain = withoutShortcodes(text.slice(0, LONGEST));
	if (!plain.includes('<')) return plain;
	const stripped = plain.replaceAll(HIDDEN, ' ').replaceAll(BLOCK_TAG, '\n').replaceAll(INLINE_TAG, '');
	return stripped === plain ? plain : stripped.replaceAll(/[^\S\n]*\n\s*/g, '\n').trim();
}

/** HTML without shortcodes, and without the paragraphs and comments that are empty without them. */
export function withoutEmptyHtml(html: string): string {
	if (html.length > LONGEST) return html;
	const plain = withoutShortcodes(html).replaceAll(/<!--[\s\S]*?-->/g, '');
	return plain === html ? html : plain.replaceAll(/<(p|div|h[1-6])(?:\s[^<>]*)?>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '').trim();
}
