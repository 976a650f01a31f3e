import { expect, test } from 'vitest';
import { Pagination } from '#components/ui/Pagination.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

/** Addresses of the links, in their order, those to the pages before and after with their relation. */
function linksOf(current: number, pages: number): string[] {
	const html = renderHtml(<Pagination current={current} pages={pages} basePath="/monitori/" />);
	return [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => {
		const attributeOf = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
		return `${attributeOf('rel')} ${attributeOf('href')}`.trim();
	});
}

test('a page of a list links the pages right before and after it', () => {
	const links = linksOf(3, 5);
	expect(links.filter((link) => /^(prev|next) /.test(link))).toEqual(['prev /monitori/?page=2', 'next /monitori/?page=4']);
});

test('the first page of a list has none before it, and the last one none after it', () => {
	expect(linksOf(1, 5).filter((link) => link.startsWith('prev'))).toEqual([]);
	expect(linksOf(5, 5).filter((link) => link.startsWith('next'))).toEqual([]);
});

test('a list of one page has no links to pages', () => {
	expect(linksOf(1, 1)).toEqual([]);
});
