import { withoutShortcodes } from './shortcodes.ts';

const INLINE = 'a abbr b bdi cite code del em font i ins kbd label mark q s small span strike strong sub sup tt u var wbr'.split(' ');
const BLOCK =
	'address article aside blockquote br button caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img input li main nav ol p picture pre section source summary table tbody td tfoot th thead tr ul video'.split(
		' ',
	);
const toTag = (names: readonly string[]) => new RegExp(`</?(?:${names.join('|')})(?:\\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?/?>`, 'gi');
const [INLINE_TAG, BLOCK_TAG] = [toTag(INLINE), toTag(BLOCK)];
const HIDDEN = [
	['<!--', '-->'],
	['<script', '</script>'],
	['<style', '</style>'],
	['<noscript', '</noscript>'],
	['<template', '</template>'],
] as const;

/** Characters; the shop refuses longer descriptions. */
const LONGEST = 100_000;

/**
 * A field of plain text without HTML and shortcodes; the end of a paragraph or an entry is a line end. `5 < 7` and `<XL>` stay, because no
 * element of HTML has that name.
 */
export function htmlToText(text: string): string {
	const plain = withoutShortcodes(text.slice(0, LONGEST));
	if (!plain.includes('<')) return plain;
	const visible = HIDDEN.reduce((text, [start, end]) => withoutParts(text, start, end), plain);
	const stripped = visible.replaceAll(BLOCK_TAG, '\n').replaceAll(INLINE_TAG, '');
	if (stripped === plain) return plain;
	const lines = stripped.split('\n').map((line) => line.trim());
	return lines.filter(Boolean).join('\n');
}

/** A text without the parts between two marks, in any case. A part that does not end stays. */
function withoutParts(text: string, start: string, end: string): string {
	const lower = text.toLowerCase();
	// A sign such as `İ` is longer in lower case; places would differ.
	if (!lower.includes(start) || lower.length !== text.length) return text;
	let [kept, at] = ['', 0];
	for (;;) {
		const from = lower.indexOf(start, at);
		const to = from === -1 ? -1 : lower.indexOf(end, from);
		if (to === -1) return kept + text.slice(at);
		kept += text.slice(at, from);
		at = to + end.length;
	}
}

/** HTML without shortcodes, and without the paragraphs and comments that are empty without them. */
export function withoutEmptyHtml(html: string): string {
	if (html.length > LONGEST) return html;
	const plain = withoutParts(withoutShortcodes(html), '<!--', '-->');
	return plain === html ? html : plain.replaceAll(/<p>\s{0,9}(?:&nbsp;)?(?:<br ?\/?>)?\s{0,9}<\/p>/gi, '').trim();
}
