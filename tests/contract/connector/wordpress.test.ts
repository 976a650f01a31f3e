import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { type Connector, contentOnly, NO_MAPPING, openRound, runRound } from '@titraj/connector';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WpItem } from '#examples/connector-wordpress/types.ts';
import { wordpress } from '#examples/connector-wordpress/wordpress.ts';
import { openWpDouble, type WpDouble } from '#examples/connector-wordpress/wp-double.ts';
import { DISTURBANCES, type FaultyProxy, openFaultyProxy } from '#tests/support/connector-kit/faulty-proxy.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let wp: WpDouble;
let [wpProxy, shopProxy]: FaultyProxy[] = [];
let connector: Connector<never>;
let last = 0;
const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
beforeAll(async () => {
	backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
	merchant = await openMerchant(backend);
	wp = await openWpDouble();
	wpProxy = await openFaultyProxy(wp.url);
	shopProxy = await openFaultyProxy(backend.url);
	connector = {
		...{ engine: contentOnly('WordPress'), mapping: NO_MAPPING, state: join(folder, 'state.db'), atMost: 60 },
		...{ shop: { url: shopProxy.url, key: merchant.key }, content: wordpress({ url: wpProxy.url, ...wp.access, timeout: 700 }) },
	};
}, 120_000);
afterAll(async () => {
	await wpProxy?.close();
	await shopProxy?.close();
	await wp.close();
	await backend.close();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
	for (const proxy of [wpProxy, shopProxy]) proxy?.disturb(null);
});

const round = async ({ compare = false, dryRun = false, timeout }: { compare?: boolean; dryRun?: boolean; timeout?: number } = {}) => {
	const lines: Record<string, unknown>[] = [];
	using opened = openRound(
		{ ...connector, shop: { ...connector.shop, ...(timeout !== undefined && { timeout }) } },
		{ log: (line) => lines.push(line), dryRun },
	);
	return { isWell: await runRound(opened, { compare }), lines };
};
const title = () => {
	last += 1;
	return `Proba ${last} kraj`;
};
/** All that the shop has of a title, with their texts. */
const inShop = async (name: string, kind: 'posts' | 'pages' = 'posts') => {
	const { items } = (await merchant.call('GET', `/${kind}?limit=500&q=${encodeURIComponent(name)}`)).body;
	return Promise.all(items.map(async ({ id }: { id: number }) => (await merchant.call('GET', `/${kind}/${id}`)).body));
};
const text = (rendered: string, more: object = {}) => ({ rendered, protected: false, ...more });
const putPost = (name: string, item: Partial<WpItem> = {}) =>
	wp.put('posts', { title: text(name), content: text('<p>Tekst</p>'), excerpt: text('<p>Uvod</p>'), ...item });

it('a post comes with its texts, address, day, category, author and tags; entities are letters', async () => {
	const name = title();
	putPost(`${name} &#8211; &#8220;Krk &amp; Rab&#8221;`, {
		...{ slug: `ljeto-${last}`, date: '2024-03-01T10:30:00', date_gmt: '2024-03-01T09:30:00', excerpt: text('<p>Kratko &nbsp;i jasno [&hellip;]</p>\n') },
		_embedded: {
			author: [{ name: 'Ana Anić' }],
			'wp:term': [
				[{ name: 'Savjeti &amp; trikovi', taxonomy: 'category' }],
				[
					{ name: 'more', taxonomy: 'post_tag' },
					{ name: 'ljeto', taxonomy: 'post_tag' },
				],
			],
		},
	});
	expect(await round()).toMatchObject({ isWell: true });
	expect(await inShop(name)).toMatchObject([
		{
			...{ title: `${name} – “Krk & Rab”`, state: 'published', slug: `ljeto-${last}`, short_description: 'Kratko i jasno…', category: 'savjeti-trikovi' },
			...{ author: 'ana-anic', tags: ['ljeto', 'more'], published_at: '2024-03-01T09:30:00.000Z', content: '<p>Tekst</p>', uploaded: false },
		},
	]);
});

it('what has not changed is not written again, and what staff changed stays until WordPress changes', async () => {
	const name = title();
	const id = putPost(name);
	await round();
	const [{ id: shopId }] = await inShop(name);
	await merchant.call('PUT', `/posts/${shopId}`, { short_description: 'Naš uvod' });
	expect((await round()).lines.filter(({ event }) => event === 'content_written')).toEqual([]);
	expect((await round({ compare: true })).lines.filter(({ event }) => event === 'content_written')).toEqual([]);
	expect(await inShop(name)).toMatchObject([{ short_description: 'Naš uvod' }]);
	wp.put('posts', { id, excerpt: text('Novi uvod') });
	await round();
	expect(await inShop(name)).toMatchObject([{ id: shopId, short_description: 'Novi uvod' }]);
});

it.each([
	['a draft', { status: 'draft', date_gmt: '0000-00-00T00:00:00' }, 'draft'],
	['one that waits for review', { status: 'pending', date_gmt: null }, 'draft'],
	['a private one', { status: 'private' }, 'draft'],
	['one with a password', { content: text('', { protected: true }) }, 'draft'],
	['one with a status of a plugin', { status: 'embargo' }, null],
	['a scheduled one', { status: 'future', date_gmt: '2199-01-02T03:04:05' }, 'scheduled'],
	['a scheduled one whose time has no zone', { status: 'future', date: '2199-01-02T03:04:05', date_gmt: null }, 'draft'],
	['a sticky one', { status: 'publish', sticky: true }, 'published'],
	['one in the bin', { status: 'trash' }, null],
] as const)('%s has the right state in the shop', async (_, item, state) => {
	const name = title();
	putPost(name, item);
	expect(await round()).toMatchObject({ isWell: true });
	expect((await inShop(name)).map((post) => post.state)).toEqual(state === null ? [] : [state]);
	if (state === 'scheduled') expect(await inShop(name)).toMatchObject([{ publish_at: '2199-01-02T03:04:05.000Z' }]);
});

it('a post in the bin is archived at once, one that was deleted by the comparison; one that is back is published', async () => {
	const [binned, deleted] = [title(), title()];
	const [id, other] = [putPost(binned), putPost(deleted)];
	await round();
	wp.put('posts', { id, status: 'trash' });
	wp.remove('posts', other);
	await round();
	expect(await inShop(binned)).toMatchObject([{ state: 'archived' }]);
	expect(await inShop(deleted)).toMatchObject([{ state: 'published' }]);
	await round({ compare: true });
	expect(await inShop(deleted)).toMatchObject([{ state: 'archived' }]);
	wp.put('posts', { id, status: 'publish' });
	await round();
	expect(await inShop(binned)).toMatchObject([{ state: 'published' }]);
});

it('hostile HTML, shortcodes, comments of the editor and embeds become harmless texts, lists and links', async () => {
	const name = title();
	const html = [
		'<!-- wp:paragraph {"align":"center"} --><p class="has-text" style="color:red" onclick="alert(1)">Prvi</p><!-- /wp:paragraph -->',
		'<script>alert(2)</script><img src="x" onerror="alert(3)"><a href="javascript:alert(4)">mamac</a><svg onload="alert(5)"></svg><style>p{}</style>',
		'[gallery ids="1,2" size="full"]<p>[Napomena autora] ostaje</p>[caption id="a"]Opis[/caption]',
		'<figure class="wp-block-embed"><iframe src="https://www.youtube.com/embed/abc" onload="x()"></iframe></figure>',
		'<form action="https://zlo.example"><input name="p"></form><h1>Naslov</h1><p>\n</p>',
	].join('\n');
	putPost(`${name}<script>alert(0)</script>`, { content: text(html) });
	await round();
	const [{ content, title: stored }] = await inShop(name);
	expect(stored).toBe(name);
	expect(content).not.toMatch(/script|onclick|onerror|onload|javascript:|style|class=|wp:|gallery|\[\/?caption|iframe|form|<p>\s*<\/p>/);
	expect(content).toContain('<p>Prvi</p>');
	expect(content).toContain('[Napomena autora] ostaje');
	expect(content).toContain('<a href="https://www.youtube.com/embed/abc">https://www.youtube.com/embed/abc</a>');
	expect(content).toContain('<h2>Naslov</h2>');
});

it('pictures are copied into the shop once, and those of other hosts, or that are missing, are left out', async () => {
	const name = title();
	wp.putPicture('/wp-content/uploads/a.png', await jpeg(40, 30));
	const own = (path: string) =>
		`<figure class="wp-block-image"><img src="${wpProxy?.url}${path}" srcset="${wpProxy?.url}/b.png 2x" alt="More" class="wp-image-5"/></figure>`;
	const id = putPost(name, {
		content: text(
			`${own('/wp-content/uploads/a.png')}${own('/wp-content/uploads/a.png')}${own('/missing.png')}<img src="http://169.254.169.254/latest"><p>Kraj</p>`,
		),
		_embedded: { 'wp:featuredmedia': [{ source_url: `${wpProxy?.url}/wp-content/uploads/a.png` }] },
	});
	putPost(title(), { _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } });
	expect(await round()).toMatchObject({ isWell: true });
	const [{ content, uploaded, picture }] = await inShop(name);
	expect([...content.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)).toEqual(
		Array(2).fill(expect.stringMatching(/^<img src="\/media\/stored\/[0-9a-f]{64}\.1280\.webp" alt="More" width="40" height="30" loading="lazy" \/>$/)),
	);
	expect(content).toContain('<p>Kraj</p>');
	expect([uploaded, picture]).toEqual([true, expect.stringContaining('/media/stored/')]);
	expect(wp.reads).toEqual(['/wp-content/uploads/a.png']);
	const leftOut = `written without pictures that could not be copied: ${wpProxy?.url}/missing.png http://169.254.169.254/latest`;
	const reasons = async () => (await merchant.call('GET', '/connectors')).body.items[0].problems.map(({ reason }: { reason: string }) => reason);
	expect(await reasons()).toContain(leftOut);
	await round({ compare: true });
	expect(await reasons(), 'they are still missing').toContain(leftOut);
	await backend.db.updateTable('posts').set({ image: null }).execute();
	const { rows: unused } = await sql`select f.hash from media_files f where not ${isFileUsed}`.execute(backend.db);
	expect(unused, 'a picture in a text counts as used').toEqual([]);
	wp.put('posts', { id, content: text('<p>Bez slika</p>') });
	await round();
	expect(await reasons()).not.toContain(leftOut);
});

it('a page comes with its address; one whose address the shop uses is listed for staff, and stops no other', async () => {
	const [taken, free] = [title(), title()];
	const paths: string[] = (await merchant.call('GET', '/pages?visible=true')).body.items.map(({ path }: { path: string }) => path);
	const slug = paths.flatMap((path) => /^\/([a-z0-9-]+)\/$/.exec(path)?.[1] ?? [])[0] ?? '';
	wp.put('pages', { title: text(taken), slug, content: text('<p>Naša</p>') });
	wp.put('pages', { title: text(free), slug: '%c5%a1to-nudimo_danas', content: text('<p>Nova</p>') });
	await round();
	expect(await inShop(free, 'pages')).toMatchObject([{ path: '/sto-nudimo-danas/', state: 'published', content: '<p>Nova</p>' }]);
	const { items } = (await merchant.call('GET', '/connectors')).body;
	expect(items[0]).toMatchObject({ name: 'WordPress' });
	expect(items[0].problems).toContainEqual(expect.objectContaining({ kind: 'content', reason: expect.stringContaining('path'), repeatable: false }));
});

it.each([
	['Cyrillic letters', '%d0%b4%d0%b0%d0%bd'],
	['a broken encoding', '%c5%a1%ff-x'],
	['nothing', ''],
])('a post whose address has %s gets one from the shop', async (_, slug) => {
	const name = title();
	putPost(name, { slug });
	expect(await round()).toMatchObject({ isWell: true });
	expect((await inShop(name))[0].slug).toMatch(/^[a-z0-9-]+$/);
});

it('a dry run writes nothing, and says what it would', async () => {
	const name = title();
	putPost(name);
	expect((await round({ dryRun: true })).lines).toContainEqual(expect.objectContaining({ event: 'would_write_content', title: name }));
	expect(await inShop(name)).toEqual([]);
});

it('lists of several pages are read to the end', async () => {
	const first = last;
	for (let post = 0; post < 120; post++) putPost(title());
	await round();
	for (const nth of [first + 1, first + 60, first + 120]) expect(await inShop(`Proba ${nth} kraj`)).toHaveLength(1);
}, 120_000);

it('orders are left to other connectors', async () => {
	const number = await placeTestOrder(backend.db, { status: 'paid', isPaid: true, payment_code: 'card' });
	await round();
	expect((await merchant.call('GET', `/orders/${number}`)).body).toMatchObject({ acknowledged: false });
});

it.each(DISTURBANCES.flatMap((how) => [[how, 'WordPress'] as const, [how, 'the shop'] as const]))(
	'while calls are %s at %s, a post arrives once',
	async (how, side) => {
		const name = title();
		putPost(name);
		const proxy = side === 'WordPress' ? wpProxy : shopProxy;
		proxy?.disturb(how, side === 'WordPress' ? 'all' : 'writes');
		await round({ timeout: 700 });
		await proxy?.settled();
		proxy?.disturb(null);
		await round();
		await round({ compare: true });
		expect(await inShop(name)).toMatchObject([{ state: 'published', content: '<p>Tekst</p>' }]);
		expect(await inShop(`WordPress post`)).toEqual([]);
	},
	60_000,
);
