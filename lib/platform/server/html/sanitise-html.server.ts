import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import sanitizeHtml from 'sanitize-html';
import { readEnvironment } from '../../config/environment.server.ts';
import { asSafeHtml, type SafeHtml } from '../../text/safe-html.ts';
import { isPageId } from './page-ids.server.ts';
import { isAllowedScript, parkScripts } from './park-scripts.server.ts';

const optionsFor = (scriptHosts: readonly string[]): sanitizeHtml.IOptions => ({
	allowedTags: [
		...[
			'p',
			'br',
			'hr',
			'h2',
			'h3',
			'h4',
			'strong',
			'b',
			'em',
			'i',
			'u',
			's',
			'sub',
			'sup',
			'small',
			'mark',
			'code',
			'pre',
			'blockquote',
			'q',
			'cite',
			'abbr',
			'time',
		],
		...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'picture', 'source', 'figure', 'figcaption', 'div', 'span', 'details', 'summary'],
		...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
	],
	allowedAttributes: {
		a: ['href', 'title', 'rel', 'target', 'type'],
		img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
		source: ['srcset', 'type', 'sizes', 'media'],
		th: ['colspan', 'rowspan', 'scope'],
		td: ['colspan', 'rowspan'],
		time: ['datetime'],
		ol: ['start', 'type'],
		span: ['data-script', 'data-needs'],
		'*': ['id', 'lang'],
	},
	// Opens the link's target in the gallery (Spec 2, Gallery-class links); other classes are removed.
	allowedClasses: { a: ['gallery'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	nestingLimit: 60,
	// What is copied from code must be what was written.
	textFilter: (text, tag) => (tag === 'code' || tag === 'pre' ? text : bindUnits(text)),
	transformTags: {
		h1: 'h2',
		a: (tagName, attributes) => ({ tagName, attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes }),
		// A marker in an editor's own HTML is treated like one from parkScripts.
		span: (tagName, { 'data-script': src, ...attribs }) => ({
			tagName,
			attribs: src !== undefined && isAllowedScript(src, scriptHosts) ? { 'data-script': src, ...attribs } : attribs,
		}),
		'*': (tagName, { id, ...attribs }) => ({ tagName, attribs: id === undefined || isPageId(id) ? attribs : { id, ...attribs } }),
	},
});

/**
 * Sanitises CMS HTML: only known tags, no scripts, event handlers, styles or foreign URL schemes (D21). Allow-listed scripts become markers
 * (D40). Numbers are bound to their units (0078).
 */
export function sanitiseHtml(html: string): SafeHtml {
	if (!html.includes('<') && !html.includes('&') && !html.includes('>')) return asSafeHtml(bindUnits(html));
	const { scriptHosts } = readEnvironment();
	return asSafeHtml(sanitizeHtml(parkScripts(html, scriptHosts), optionsFor(scriptHosts)));
}
