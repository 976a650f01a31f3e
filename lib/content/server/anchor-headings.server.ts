import type { Heading } from '#lib/navigation/page-parts.ts';
import { isPageId } from '#lib/platform/server/html/page-ids.server.ts';

const HEADING = /<h2(\s[^<>]*)?>(.*?)<\/h2>/gis;
const SPECIAL: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Adds an id to every second-level heading of a post without one. Returns the HTML and the headings in their order. */
export function anchorHeadings(html: string): { html: string; headings: readonly Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set<string>();
	const nextNumber = new Map<string, number>();
	for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) taken.add(id);
	const anchored = html.replace(HEADING, (_, attributes: string | undefined, content: string) => {
		const title = toText(content);
		const known = /\sid="([^"]+)"/.exec(attributes ?? '')?.[1];
		const id = known ?? toFreeId(title, taken, nextNumber);
		taken.add(id);
		if (title !== '') headings.push({ id, title });
		return `<h2${attributes ?? ''}${known ? '' : ` id="${id}"`}>${content}</h2>`;
	});
	return { html: anchored, headings };
}

function toText(content: string): string {
	return content
		.replace(/<[^<>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => SPECIAL[name] ?? '')
		.trim();
}

/** `nextNumber` stores the next number to try per base id, so that many equal headings take linear time. */
function toFreeId(title: string, taken: ReadonlySet<string>, nextNumber: Map<string, number>): string {
	const folded = title.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
	const base = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'dio';
	let number = nextNumber.get(base) ?? 1;
	const numbered = () => (number === 1 ? base : `${base}-${number}`);
	while (taken.has(numbered()) || isPageId(numbered())) number++;
	nextNumber.set(base, number);
	return numbered();
}
