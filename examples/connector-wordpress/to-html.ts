import type { StoredPicture } from '@titraj/connector';
import sanitizeHtml from 'sanitize-html';

/** Widest size of a stored picture. */
const WIDEST = 1280;

/** Shortcodes that a plugin which is gone leaves in the text: `[gallery ids="1,2"]`, `[/caption]`. Brackets of the author have other content. */
const SHORTCODE = /\[\/?(?:gallery|caption|embed|audio|video|playlist|contact-form-7|vc_[a-z_]+|et_pb_[a-z_]+)(?:\s[^[\]<>]{0,500})?\]/g;

/** What is left of a picture or script that was left out. */
const EMPTY = /<p>\s*<\/p>|<figure>\s*<\/figure>/g;

const TAGS = [
	...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code', 'pre', 'blockquote', 'q', 'cite'],
	...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'details', 'summary'],
	...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/**
 * HTML for the shop: texts, tables, lists, links and pictures. What WordPress adds for its own themes is left out (classes, styles, galleries as layout), embedded pages
 * become links, and pictures are those of the shop, by their addresses. The shop sanitises it again when it is shown.
 */
export function toHtml(html: string, pictures: ReadonlyMap<string, StoredPicture>, base: string): string {
	const clean = sanitizeHtml(html.replaceAll(SHORTCODE, ''), {
		allowedTags: TAGS,
		allowedAttributes: {
			a: ['href', 'title'],
			img: ['src', 'alt', 'width', 'height', 'loading'],
			th: ['colspan', 'rowspan', 'scope'],
			td: ['colspan', 'rowspan'],
			ol: ['start'],
		},
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nestingLimit: 60,
		transformTags: {
			h1: 'h2',
			h5: 'h4',
			h6: 'h4',
			// Relative to the site, and pictures that open large are those of the shop.
			a: (tagName, { href = '', ...attribs }) => {
				const address = href.startsWith('#') ? null : toAddress(href, base);
				const picture = pictures.get(address ?? '');
				return { tagName, attribs: { ...attribs, href: picture === undefined ? (address ?? href) : toPath(picture) } };
			},
			iframe: (_, { src = '' }) => ({ tagName: 'a', attribs: { href: toAddress(src, base) ?? '' }, text: src }),
			img: (tagName, { src = '', alt = '' }) => {
				const picture = pictures.get(toAddress(src, base) ?? '');
				if (picture === undefined) return { tagName, attribs: {} };
				const share = Math.min(1, WIDEST / picture.width);
				const [width, height] = [picture.width, picture.height].map((side) => String(Math.round(side * share)));
				return { tagName, attribs: { src: toPath(picture), alt, width: width ?? '', height: height ?? '', loading: 'lazy' } };
			},
		},
		exclusiveFilter: ({ tag, attribs }) => (tag === 'img' && !attribs['src']) || (tag === 'iframe' && !attribs['href']),
	});
	return clean.replaceAll(EMPTY, '').trim();
}

const toPath = ({ media }: StoredPicture): string => `/media/stored/${media}.${WIDEST}.webp`;

/** Addresses of the pictures of a text, each once. */
export function findPictures(html: string, base: string): readonly string[] {
	const found = new Set<string>();
	sanitizeHtml(html, {
		allowedTags: ['img'],
		allowedAttributes: { img: ['src'] },
		transformTags: {
			img: (tagName, attribs) => {
				const address = toAddress(attribs['src'] ?? '', base);
				if (address !== null) found.add(address);
				return { tagName, attribs };
			},
		},
	});
	return [...found];
}

/** Plain text: without tags, with entities resolved, in one line. */
export function toPlainText(html: string): string {
	const text = sanitizeHtml(html.replaceAll(SHORTCODE, ''), { allowedTags: [], allowedAttributes: {} });
	return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}

/** After sanitising only these are left: all others are letters. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** An absolute http address; null for anything else. */
export function toAddress(address: string, base: string): string | null {
	const url = URL.parse(address, base);
	return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
