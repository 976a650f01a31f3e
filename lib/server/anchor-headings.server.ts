import type { Heading } from '#lib/domain/screen.ts';
import { isPageId } from './page-ids.server.ts';

const HEADING = /<h2(\s[^>]*)?>(.*?)<\/h2>/gis;
const SPECIAL: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Gives every second-level heading of a post an id to link to; answers with the HTML and the headings in their order. */
export function anchorHeadings(html: string): { html: string; headings: readonly Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set<string>();
	for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) taken.add(id);
	const anchored = html.replace(HEADING, (_, attributes: string | undefined, content: string) => {
		const title = toText(content);
		const known = /\sid="([^"]+)"/.exec(attributes ?? '')?.[1];
		const id = known ?? toFreeId(title, taken);
		taken.add(id);
		if (title !== '') headings.push({ id, title });
		return `<h2${attributes ?? ''}${known ? '' : ` id="${id}"`}>${content}</h2>`;
	});
	return { html: anchored, headings };
}

function toText(content: string): string {
	return content
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => SPECIAL[name] ?? '')
		.trim();
}

function toFreeId(title: string, taken: ReadonlySet<string>): string {
	const folded = title.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
	const base = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'dio';
	let id = base;
	for (let next = 2; taken.has(id) || isPageId(id); next++) id = `${base}-${next}`;
	return id;
}
