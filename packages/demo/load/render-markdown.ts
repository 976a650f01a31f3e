import { Marked, type Tokens } from 'marked';

/** HTML without white space between its elements, as the shop stores it. Bare addresses in a text do not become links. */
const marked = new Marked({
	tokenizer: { url: () => undefined },
	renderer: {
		heading({ tokens, depth }) {
			return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
		},
		paragraph({ tokens }) {
			return `<p>${this.parser.parseInline(tokens)}</p>`;
		},
		list({ ordered, items }) {
			const tag = ordered ? 'ol' : 'ul';
			return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>`;
		},
		listitem({ tokens }) {
			return `<li>${this.parser.parse(tokens)}</li>`;
		},
		table({ header, rows }) {
			const toRow = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
				`<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
			return `<table><thead>${toRow(header, 'th')}</thead><tbody>${rows.map((cells) => toRow(cells, 'td')).join('')}</tbody></table>`;
		},
		text(token) {
			return token.type === 'text' && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
		},
	},
});

export const renderMarkdown = (markdown: string): string => marked.parse(markdown, { async: false });

/** Quotation marks are not escaped: they have no meaning between tags. */
const escapeText = (text: string): string =>
	text
		.replace(/&(?!#?\w+;)/g, '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
