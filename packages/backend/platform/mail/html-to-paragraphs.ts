import { removeCode } from '@titraj/contract/formats/remove-code.ts';

const SIGNS: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Converts an editor's HTML to plain paragraphs: one per block, list items with a dash. */
export const htmlToParagraphs = (html: string): string[] =>
	removeCode(html)
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/<li\b[^<>]*>\s*(?:<p\b[^<>]*>)?/gi, '\n- ')
		.replaceAll(/<\/?(?:address|blockquote|br|dd|div|dl|dt|h\d|hr|li|ol|p|section|table|tr|ul)\b[^<>]*>/gi, '\n')
		.replaceAll(/<[^<>]*>/g, '')
		.replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && line !== '-');
