import type { PublishPostItem } from '@titraj/contract/publish.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { toAtom, toRss } from '#lib/content/server/post-feeds.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import { atomErrors, rssErrors } from '#tests/support/post-feed-errors.ts';

const site: Site = Object.assign(Object.create(null), {
	info: { site_url: 'https://titraj.example', site_name: 'Titraj & sin', company: { name: 'Titraj' } },
	translator: createTranslator({ 'publish.title': 'Magazin', 'publish.intro': '<b>Vodiči</b>' }, { locale: 'hr-HR', home: '/' }),
	language: languageOf('hr'),
	urls: { publish: '/magazin/' },
	today: new Date('2026-12-01T00:00:00Z'),
});
const post = (title: string, rest: Partial<PublishPostItem> = {}): PublishPostItem => ({
	...{ id: 1, title, url_without_domain: `/magazin/a-b/?x=${title.length}&y=2`, main_image_thumbs: [], main_image_title: null },
	...{ short_description: title, images: [], category_title: title, author: null, status: 3, category_visible: true },
	...{ datetime_published: '2026-11-30T10:00:00.000Z', datetime_updated: '2026-12-02T09:30:00.000Z' },
	...rest,
});
const hostile = '</title>]]><script>alert("1")</script> \u0000\u000b & č \u2028 \ud800';
const author = { id: 1, slug: 'ana', title: '', url_without_domain: '/a/', short_description: null };

describe.each([
	['RSS', toRss, rssErrors],
	['Atom', toAtom, atomErrors],
])('%s', (_name, write, errorsOf) => {
	test.each([
		['without posts', []],
		['with posts', [post('Prvi'), post('Drugi.')]],
		['with hostile texts', [post(hostile)]],
		['with dates in another format', [post('Prvi', { datetime_published: '2026-11-30 10:00:00+01:00', datetime_updated: '30 Nov 2026' })]],
		['with invalid dates', [post('Prvi', { datetime_published: 'jučer', datetime_updated: '' }), post('Drugi.', { datetime_published: '0' })]],
		['with an author without a name', [post('Prvi', { author })]],
	])('is well-formed and has what its format requires %s', (_title, posts) => {
		const xml = write(site, posts);
		expect(XMLValidator.validate(xml)).toBe(true);
		expect(errorsOf(xml)).toEqual([]);
		expect(xml).not.toContain('<script');
	});

	test('contains each post with its address, and its own address', () => {
		const text = JSON.stringify(new XMLParser({ ignoreAttributes: false }).parse(write(site, [post('Prvi')])));
		expect(text).toContain('https://titraj.example/magazin/a-b/?x=4&y=2');
		expect(text).toContain('Prvi');
		expect(text).toMatch(/https:\/\/titraj\.example\/feeds\/posts-hr\.(rss|atom)\.xml/);
	});
});

test('Atom has the date of the last change; RSS that of publication', () => {
	expect(toAtom(site, [post('Prvi')])).toContain('<updated>2026-12-02T09:30:00.000Z</updated><published>2026-11-30T10:00:00.000Z</published>');
	expect(toRss(site, [post('Prvi')])).toContain('<pubDate>Mon, 30 Nov 2026 10:00:00 GMT</pubDate>');
});

test('an invalid feed would fail these tests', () => {
	const [rss, atom] = [toRss(site, [post('Prvi')]), toAtom(site, [post('Prvi')])];
	expect(rssErrors(rss.replace('Mon, 30 Nov', 'Invalid Date'))).toHaveLength(1);
	expect(rssErrors(rss.replace(/<channel><title>.*?<\/title>/, '<channel>'))).toHaveLength(1);
	expect(atomErrors(atom.replace(/<updated>.*?<\/updated>/, '<updated>2026-11-30 10:00</updated>'))).toHaveLength(1);
	expect(atomErrors(atom.replace(/<author>.*?<\/author>/, ''))).toHaveLength(1);
});
