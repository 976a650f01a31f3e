import type { SourceBlock } from '@titraj/backend/platform/source/blocks.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { demoContent } from '@titraj/demo/content/demo-content.ts';
import { POSTERS } from '@titraj/demo/pictures/posters/registry.ts';
import { KINDS } from '@titraj/demo/pictures/registry.ts';
import { describe, expect, test } from 'vitest';

const content = demoContent(new Date('2026-11-01T08:00:00Z'));
const { categories, manufacturers, products } = demoCatalog({ products: 2_000 });
const productCodes = new Set(Array.from(products, ({ code }) => code));
const slugs = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug));
const extras = content.extras ?? { calendars: [], flyers: [], static_contents: [], sweepstakes: [], comments: [] };
const blocks = [...content.pages, ...extras.static_contents].flatMap((page) => page.blocks);

const byCode = new Map(categories.map((category) => [category.code, category]));

function categoryPath({ slug, parent_code }: (typeof categories)[number]): string {
	const parent = parent_code === null ? undefined : byCode.get(parent_code);
	return `${parent ? categoryPath(parent) : '/proizvodi/'}${slug}/`;
}

const PATHS = new Set([
	'/proizvodi/',
	'/marke/',
	'/magazin/',
	'/poslovnice/',
	...content.pages.map(({ path }) => path),
	...extras.static_contents.map(({ path }) => path),
	...['/nagradne-igre/', '/newsletter/'],
	...categories.map(categoryPath),
	...content.lists.map(({ slug }) => `/proizvodi/lista/${slug}/`),
	...manufacturers.map(({ slug }) => `/marke/${slug}/`),
	...content.post_categories.map(({ slug }) => `/magazin/${slug}/`),
	...content.posts.filter(({ status }) => status >= 3).map(({ category_slug, slug }) => `/magazin/${category_slug}/${slug}/`),
]);
const TEMPLATES = ['default', 'contact', 'faq', 'flyer', 'homepage', 'advent_calendar', 'promotion_calendar_details'];

const htmlLinks = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href ?? '');

describe('links', () => {
	const links = [
		...content.pages.flatMap((page) => [page.content ?? '', ...page.questions.map(({ answer }) => answer)]).flatMap(htmlLinks),
		...blocks.flatMap((block) => ('html' in block ? htmlLinks(block.html) : 'button_url' in block ? [block.button_url] : 'url' in block ? [block.url] : [])),
		...content.posts.flatMap((post) => htmlLinks(post.content)),
		...categories.flatMap((category) => htmlLinks(category.content)),
		...content.menus.flatMap(({ items }) => items.flatMap(({ url, items: children }) => [url, ...children.map((child) => child.url)])),
		...extras.calendars.flatMap(({ doors }) => doors.flatMap(({ button_url }) => button_url ?? [])),
		...extras.sweepstakes.flatMap((sweepstake) => htmlLinks(sweepstake.content + sweepstake.rules)),
	];
	const redirected = content.redirects.map(({ new_path }) => new_path).filter((path) => !path.includes('('));

	test.each([...new Set([...links, ...redirected])].sort())('%s leads to a page', (link) => expect(PATHS).toContain(link.replace(/\?.*/, '')));

	test('every page that visitors see is linked', () => {
		const pages = [...content.pages, ...extras.static_contents].filter(({ visible, path }) => visible && path !== '/').map(({ path }) => path);
		expect(['/proizvodi/', ...pages].filter((path) => !links.includes(path))).toEqual([]);
	});

	test('no redirect hides a page', () => {
		expect(content.redirects.filter(({ old_path }) => PATHS.has(old_path))).toEqual([]);
	});
});

describe('references', () => {
	const named = (pick: (block: SourceBlock) => readonly string[]) => blocks.flatMap(pick);

	test('blocks reference existing content', () => {
		const known = new Set(categories.map(({ code }) => code));
		expect(named((block) => (block.type === 'categories' ? block.category_codes : [])).filter((code) => !known.has(code))).toEqual([]);
		expect(named((block) => (block.type === 'product' ? block.product_codes : [])).filter((code) => !productCodes.has(code))).toEqual([]);
		expect(named((block) => (block.type === 'post' ? block.post_slugs : [])).filter((slug) => !slugs(content.posts).has(slug))).toEqual([]);
		expect(named((block) => (block.type === 'list' ? [block.list_code] : [])).filter((code) => !content.lists.some((list) => list.code === code))).toEqual([]);
	});

	test('posts have known categories, authors and tags, and each of these has posts', () => {
		const shown = content.posts.filter(({ status }) => status >= 3);
		expect(slugs(content.post_categories)).toEqual(new Set(shown.map((post) => post.category_slug)));
		expect(slugs(content.authors)).toEqual(new Set(shown.map((post) => post.author_slug)));
		expect(slugs(content.tags)).toEqual(new Set(shown.flatMap((post) => post.tags)));
	});

	test('products are on known lists only', () => {
		const known = new Set(content.lists.map(({ code }) => code));
		for (const { lists } of demoCatalog({ products: 500 }).products) expect(lists.filter((code) => !known.has(code))).toEqual([]);
	});

	test('calendars have 24 doors on known pages, catalogues show known products, comments name known posts', () => {
		expect(extras.calendars.map(({ doors }) => doors.length)).toEqual([24, 24]);
		for (const { page_slug } of [...extras.calendars, ...extras.flyers]) expect(slugs(content.pages)).toContain(page_slug);
		const codes = extras.flyers.flatMap(({ pages }) => pages.flatMap(({ hotspots }) => hotspots.map(({ product_code }) => product_code)));
		expect([...codes, ...content.posts.flatMap((post) => post.product_codes ?? [])].filter((code) => !productCodes.has(code))).toEqual([]);
		for (const { post_slug } of extras.comments) expect(slugs(content.posts)).toContain(post_slug);
	});

	test('pictures can be drawn', () => {
		const kinds = [
			...content.posts.map(({ picture }) => picture.kind),
			...extras.calendars.flatMap(({ doors }) => doors.flatMap(({ picture }) => picture?.kind ?? [])),
			...extras.sweepstakes.map(({ picture }) => picture.kind),
			...categories.map(({ picture }) => picture.kind),
			...blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture.kind] : [])),
		];
		expect(kinds.filter((kind) => !Object.hasOwn(KINDS, kind) && !Object.hasOwn(POSTERS, kind))).toEqual([]);
	});
});

describe('articles', () => {
	test('there are at least forty, two of them not yet public', () => {
		expect(content.posts.length).toBeGreaterThanOrEqual(40);
		expect(content.posts.filter(({ status }) => status < 3)).toHaveLength(2);
	});

	test('slugs, titles and introductions are unique', () => {
		for (const field of ['slug', 'title', 'short_description'] as const)
			expect(new Set(content.posts.map((post) => post[field])).size).toBe(content.posts.length);
	});

	test.each(content.posts.map((post) => [post.slug, post.content] as const))('%s has 250 to 700 words under headings', (_, html) => {
		const words = html
			.replace(/<[^>]+>/g, ' ')
			.split(/\s+/)
			.filter(Boolean).length;
		expect(words).toBeGreaterThanOrEqual(250);
		expect(words).toBeLessThanOrEqual(700);
		expect(html.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
	});
});

describe('pages and stores', () => {
	test('every template is used by a page, and no unknown one is', () => {
		expect(new Set(content.pages.map(({ template }) => template))).toEqual(new Set(TEMPLATES));
	});

	test('the questions page answers at least a dozen questions', () => {
		expect(content.pages.find(({ template }) => template === 'faq')?.questions.length).toBeGreaterThanOrEqual(12);
	});

	test('a store opens before it closes, six or seven days a week, inside Croatia', () => {
		expect(content.stores).toHaveLength(12);
		for (const { opening_hours, lat, lon } of content.stores) {
			expect(opening_hours.length).toBeGreaterThanOrEqual(6);
			expect(opening_hours.filter(({ opens, closes }) => opens >= closes)).toEqual([]);
			expect(lat > 42.3 && lat < 46.6 && lon > 13.4 && lon < 19.5).toBe(true);
		}
	});

	test('no text is in capitals and every e-mail address belongs to the shop', () => {
		const words = JSON.stringify(content);
		expect(words).not.toContain('!');
		expect([...words.matchAll(/\w@([a-z.-]+)/g)].map(([, domain]) => domain?.replace(/\.$/, '')).filter((domain) => domain !== 'titraj.example')).toEqual([]);
	});
});
