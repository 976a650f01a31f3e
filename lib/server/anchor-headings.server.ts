import type { Heading } from '#lib/domain/screen.ts';

const HEADING = /<h2(\s[^>]*)?>(.*?)<\/h2>/gis;
const SPECIAL: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What pages themselves are made of has these: a heading that is called so would be led past, or take the place of what is meant. */
const OF_PAGES = ['sadrzaj', 'sadrzaj-clanka', 'kategorije', 'komentari', 'start'];

/** Gives every second-level heading of a post an id to link to; answers with the HTML and the headings in their order. */
export function anchorHeadings(html: string): { html: string; headings: readonly Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set(OF_PAGES);
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
	for (let next = 2; taken.has(id); next++) id = `${base}-${next}`;
	return id;
}
