import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findBrokenLinks } from '#scripts/links/find-broken-links.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const pages = join(inject('demo').folder, 'dist/client');
const origin = new URL(/^Sitemap: (\S+)$/m.exec(readFileSync(join(pages, 'robots.txt'), 'utf8'))?.[1] ?? '').origin;

test('every link of the whole demo leads to a page or file, every fragment to an element, every entry of the sitemaps to a page', async () => {
	const { broken, ...found } = await findBrokenLinks(pages, origin);
	// The folder has the pages of a build, but not the files of `public`.
	expect(broken.filter(({ link }) => !existsSync(join('public', link)))).toEqual([]);
	expect(found.pages).toBeGreaterThan(100);
	expect(found.links).toBeGreaterThan(found.fragments);
	expect(found.fragments).toBeGreaterThan(100);
	// Nothing is loaded from there, and no page is sold to it: the map, and the body for disputes.
	expect(found.hosts).toEqual(['mirenje.titraj.example', 'www.openstreetmap.org']);
});

test('a link to a page, part or file that does not exist is found once, with the page that has it', async () => {
	const folder = temporaryFolder('links-');
	mkdirSync(join(folder, 'a'));
	const links = [
		'/a/',
		'/a/#tu',
		'/a/#nema',
		'/b/',
		'/b/',
		'/c.pdf',
		'/a',
		'tel:+385',
		'https://drugdje.example/',
		'/media/x.webp',
		'/look.css',
		'?page=2',
		'http://[',
	];
	writeFileSync(join(folder, 'index.html'), links.map((link) => `<a href="${link}">x</a>`).join(''));
	writeFileSync(join(folder, 'a/index.html'), '<p id="tu"><script>"<a href=\'/d/\'>"</script> <a href="../e/?x=1&amp;y=2">x</a></p>');
	writeFileSync(join(folder, 'sitemap-hr-1.xml'), `<loc>${origin}/a/</loc><loc>${origin}/f/</loc>`);
	const { broken, hosts } = await findBrokenLinks(folder, origin);
	expect(broken.map(({ link, page }) => `${page} ${link}`).toSorted()).toEqual(
		['/ /a', '/ /a/#nema', '/ /b/', '/ /c.pdf', '/ http://[', '/a/ /e/', '/sitemap-hr-1.xml /f/'].toSorted(),
	);
	expect(hosts).toEqual(['drugdje.example']);
});
