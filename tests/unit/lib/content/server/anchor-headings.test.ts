import { describe, expect, it } from 'vitest';
import { anchorHeadings } from '#lib/content/server/anchor-headings.server.ts';

describe('anchorHeadings', () => {
	it.each([
		['transliterates Croatian letters', '<h2>Što kupiti: đak & čip</h2>', 'sto-kupiti-dak-cip'],
		['drops inner tags', '<h2>Wi-Fi <em>7</em></h2>', 'wi-fi-7'],
		['keeps an existing id', '<h2 class="x" id="moj">Naslov</h2>', 'moj'],
		['generates an id for a heading without letters', '<h2>…</h2>', 'dio'],
	])('%s', (_, html, id) => {
		const answer = anchorHeadings(html);
		expect(answer.headings.map((heading) => heading.id)).toEqual([id]);
		expect(answer.html).toContain(`id="${id}"`);
	});

	it('never assigns an id twice', () => {
		expect(anchorHeadings('<h2>Isto</h2><h2>Isto</h2>').headings.map(({ id }) => id)).toEqual(['isto', 'isto-2']);
	});

	it('numbers 20,000 equal headings in linear time', () => {
		const started = performance.now();
		const { headings } = anchorHeadings('<h2>Isto</h2>'.repeat(20_000));
		expect(new Set(headings.map(({ id }) => id)).size).toBe(20_000);
		expect(headings.at(-1)?.id).toBe('isto-20000');
		expect(performance.now() - started).toBeLessThan(1000);
	});

	it('keeps ids of the page and of later elements free', () => {
		const { headings, html } = anchorHeadings('<h2>Sadržaj</h2><h2>Komentari</h2><h2>Kategorije</h2><h2>Jamstvo</h2><p id="jamstvo">a</p>');
		expect(headings.map(({ id }) => id)).toEqual(['sadrzaj-2', 'komentari-2', 'kategorije-2', 'jamstvo-2']);
		expect(html).toContain('<h2 id="sadrzaj-2">');
	});

	it('skips empty headings', () => {
		expect(anchorHeadings('<h2></h2><h2><img src="/a.png" alt="" /></h2><h2>A</h2>').headings).toEqual([{ id: 'a', title: 'A' }]);
	});

	it('decodes entities in titles and leaves other headings unchanged', () => {
		const { headings, html } = anchorHeadings('<h2>A &amp; B</h2><h3>C</h3>');
		expect(headings).toEqual([{ id: 'a-b', title: 'A & B' }]);
		expect(html).toContain('<h3>C</h3>');
	});
});
