import type { StoredPicture } from '@titraj/connector';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { expandShortcodes } from './expand-shortcodes.ts';
import { toAddress, toPictureAddress } from './picture-address.ts';
import { toParagraphs } from './to-paragraphs.ts';

/** Widest size of a stored picture. */
const WIDEST = 1280;

const TAGS = [
	...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'pre', 'blockquote', 'q', 'cite'],
	...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'details', 'summary'],
	...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
/** Boxes of a layout, until the texts in them are paragraphs. */
const BOXES = ['div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'center'];
/** Left out with all that is in them. */
const DROPPED = ['script', 'style', 'textarea', 'option', 'template', 'svg', 'object', 'form', 'button', 'nav'];
/** Pictures that are loaded lazily are there a second time, for browsers without JavaScript. */
const LAZY = /\sdata-(?:lazy-)?src=/;
/** Boxes that plugins add to each text: share buttons, tables of contents, related posts. */
const ADDED =
	/(?:^|\s)(?:sharedaddy|jp-relatedposts|yarpp|addtoany_share_save_container|heateor_sss_sharing_container|ez-toc-container|lwptoc|screen-reader-text)/;
/** Element of which the text alone is kept. */
const TEXT = 'bdi';
/** Attributes of an element that is left out with all that is in it. */
const LEFT_OUT = { hidden: 'hidden' };
/** Letters that a script of WordPress draws as pictures. */
const SMILEY = /<img\s[^<>]{0,1000}class=["'](?:wp-smiley|emoji)["' ][^<>]{0,1000}>/g;
/** Addresses that are not of a page. */
const OTHER_SCHEME = /^(?:mailto|tel):/i;

/**
 * HTML for the shop: texts, tables, lists, links and pictures. What WordPress adds for its own themes is left out (classes, styles, galleries as layout), embedded pages
 * and films become links, and pictures are those of the shop, by their addresses. The shop sanitises it again when it is shown.
 */
export function toHtml(html: string, pictures: ReadonlyMap<string, StoredPicture>, base: string): string {
	const box = (name: string, { class: names = '', id = '', hidden }: Attributes): Tag => {
		if (hidden !== undefined || ADDED.test(names) || /^toc_container$|^jp-relatedposts$/.test(id)) return { tagName: name, attribs: LEFT_OUT };
		return { tagName: /(?:^|\s)wp-caption(?:\s|$)/.test(names) ? 'figure' : name, attribs: {} };
	};
	const caption = (name: string, { class: names = '' }: Attributes): Tag => ({
		tagName: /(?:^|\s)(?:wp-caption-text|gallery-caption)/.test(names) ? 'figcaption' : name,
		attribs: {},
	});
	const file = (_: string, { src = '' }: Attributes): Tag => {
		const address = toAddress(src, base);
		return address === null ? { tagName: 'div', attribs: {} } : { tagName: 'a', attribs: { href: address }, text: nameOf(address) };
	};
	const clean = sanitizeHtml(toPlainMarkup(html), {
		allowedTags: [...TAGS, 'div', TEXT],
		nonTextTags: LAZY.test(html) ? [...DROPPED, 'noscript'] : DROPPED,
		allowedAttributes: {
			a: ['href', 'title', 'hidden'],
			...{ div: ['hidden'], ul: ['hidden'] },
			img: ['src', 'alt', 'width', 'height', 'loading'],
			th: ['colspan', 'rowspan', 'scope'],
			td: ['colspan', 'rowspan'],
			ol: ['start'],
		},
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nestingLimit: 60,
		transformTags: {
			...{ h1: 'h2', h5: 'h4', h6: 'h4' },
			...Object.fromEntries(BOXES.map((name) => [name, (_: string, attributes: Attributes) => box('div', attributes)])),
			ul: (_, attributes) => box('ul', attributes),
			p: caption,
			dd: caption,
			// Galleries of older themes.
			dl: (tagName, { class: names = '' }) => ({ tagName: /(?:^|\s)gallery-item/.test(names) ? 'figure' : tagName, attribs: {} }),
			dt: (tagName, { class: names = '' }) => ({ tagName: /(?:^|\s)gallery-icon/.test(names) ? TEXT : tagName, attribs: {} }),
			// Relative to the site, and pictures that open large are those of the shop.
			a: (tagName, { href = '', class: names = '', title, hidden }) => {
				// A button that is a second link to the same file.
				if (hidden !== undefined || /(?:^|\s)wp-block-file__button/.test(names)) return { tagName, attribs: LEFT_OUT };
				// Their targets have lost their names.
				const address = OTHER_SCHEME.test(href) ? href : toAddress(href, base);
				if (address === null || href.startsWith('#')) return { tagName: TEXT, attribs: {} };
				const picture = pictures.get(toPictureAddress({ src: href }, base) ?? '');
				return { tagName, attribs: { ...(title && { title }), href: picture === undefined ? address : toPath(picture) } };
			},
			iframe: (_, attributes) => {
				const address = toAddress(attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['src'] ?? '', base);
				// A quoted post of another WordPress is there as a link already.
				if (address === null || /(?:^|\s)wp-embedded-content/.test(attributes['class'] ?? '')) return { tagName: 'a', attribs: LEFT_OUT };
				return { tagName: 'a', attribs: { href: address }, text: attributes['title']?.trim() || address };
			},
			...{ video: file, audio: file },
			img: (tagName, attributes) => {
				const alt = attributes['alt'] ?? '';
				const picture = pictures.get(toPictureAddress(attributes, base) ?? '');
				if (picture === undefined) return { tagName, attribs: {} };
				const share = Math.min(1, WIDEST / picture.width);
				const [width, height] = [picture.width, picture.height].map((side) => String(Math.round(side * share)));
				return { tagName, attribs: { src: toPath(picture), alt, width: width ?? '', height: height ?? '', loading: 'lazy' } };
			},
		},
		exclusiveFilter: ({ tag, attribs }) => attribs['hidden'] !== undefined || (tag === 'img' && !attribs['src']),
	});
	return withoutEmpty(toParagraphs(clean.replaceAll(/<\/?bdi>/g, '')))
		.replaceAll(/<p>\s+/g, '<p>')
		.trim();
}

/** Addresses of the pictures of a text, each once. */
export function findPictures(html: string, base: string): readonly string[] {
	const found = new Set<string>();
	sanitizeHtml(toPlainMarkup(html), {
		allowedTags: ['img'],
		allowedAttributes: { img: ['src'] },
		nonTextTags: LAZY.test(html) ? [...DROPPED, 'noscript'] : DROPPED,
		transformTags: {
			img: (tagName, attribs) => {
				const address = toPictureAddress(attribs, base);
				if (address !== null) found.add(address);
				return { tagName, attribs };
			},
		},
	});
	return [...found];
}

/** Plain text: without tags, with entities resolved, in one line. */
export function toPlainText(html: string): string {
	const text = sanitizeHtml(toPlainMarkup(html), { allowedTags: [], allowedAttributes: {} });
	return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}

const toPath = ({ media }: StoredPicture): string => `/media/stored/${media}.${WIDEST}.webp`;

const toPlainMarkup = (html: string): string =>
	expandShortcodes(html).replaceAll(SMILEY, (picture) => /\salt=["']([^"'<>]{0,50})["']/.exec(picture)?.[1] ?? '');

/** The file's name in an address. */
const nameOf = (address: string): string => new URL(address).pathname.split('/').at(-1) || address;

/** What is left of a picture, icon or script that was left out, until nothing changes: one may contain another. */
const EMPTY = /<(p|figure|figcaption|i|b|em|strong|small|mark|u|s|a|li|ul|ol|blockquote|h2|h3|h4)(?: href="[^"]*")?>(?:\s|<br \/>)*<\/\1>/g;
const DEEPEST = 10;

function withoutEmpty(html: string): string {
	let left = html;
	for (let depth = 0; depth < DEEPEST; depth++) {
		const next = left.replaceAll(EMPTY, '');
		if (next === left) return next;
		left = next;
	}
	return left;
}

/** After sanitising only these are left: all others are letters. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
