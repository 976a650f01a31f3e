import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { drawHalves, jpeg } from '#tests/support/sample-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/settings/look';
const STANDARD = { brand: null, brand_dark: null, accent: null, accent_dark: null, logo: null, icon: null };
const SIGN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="10" cy="10" r="9" fill="#111"/></svg>';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
	await merchant.call('PUT', PATH, STANDARD);
});

interface Uploaded {
	readonly status: number;
	readonly body: { readonly picture: string; readonly width: number; readonly errors?: readonly { readonly field: string; readonly reason: string }[] };
}

async function upload(use: string, body: Uint8Array<ArrayBuffer> | string, type: string): Promise<Uploaded> {
	const headers = { authorization: `Bearer ${merchant.key}`, 'content-type': type };
	const response = await fetch(`${backend.url}/merchant/v1/settings/look/pictures/${use}`, { method: 'POST', headers, body });
	return { status: response.status, body: JSON.parse(await response.text()) };
}

const styles = async (path = 'shop.css'): Promise<string> => (await fetch(`${backend.url}/media/look/${path}`)).text();

describe('the look of the shop', () => {
	it('has an empty stylesheet and no icon until staff choose something', async () => {
		expect(await styles()).toBe('');
		expect((await fetch(`${backend.url}/media/look/icon.png`)).status).toBe(404);
		const { body } = await merchant.call('GET', PATH);
		expect(body).toEqual({ ...STANDARD, preview: expect.stringMatching(/^http.*\/look-preview$/) });
	});

	it('shows chosen colours in both schemes, and the standard ones again', async () => {
		const { status, body } = await merchant.call('PUT', PATH, { ...STANDARD, brand: '#1D4ED8', accent: '#9d174d' });
		expect([status, body.brand]).toEqual([200, '#1d4ed8']);
		const css = await styles();
		expect(css).toContain(':root{--color-brand:#1d4ed8;');
		expect(css).toContain('--color-copper:#9d174d');
		expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{--color-brand:#[0-9a-f]{6};/);
		await merchant.call('PUT', PATH, STANDARD);
		expect(await styles()).toBe('');
	});

	it.each([
		['brand', '#ffcc00', /contrast of .* as text on a page.*nearest that has it is #[0-9a-f]{6}/],
		['brand_dark', '#102030', /contrast of/],
		['accent', '#e59a63', /contrast of/],
		['brand', 'red', /is no colour/],
		['brand', '#fff', /is no colour/],
		['accent', '#000000}body{display:none}', /is no colour/],
		['accent_dark', 'url(javascript:alert(1))', /is no colour/],
		['brand', '', /is no colour/],
	])('refuses %s %s by its name', async (field, value, reason) => {
		const { status, body } = await merchant.call('PUT', PATH, { ...STANDARD, [field]: value });
		expect([status, body.errors]).toEqual([422, [{ field, reason: expect.stringMatching(reason) }]]);
		expect(await styles()).toBe('');
	});

	it('refuses a value that is no text, one that is too long, and unknown fields', async () => {
		for (const wrong of [{ brand: 7 }, { brand: '#'.repeat(10_000) }, { logo: '../../x' }, { logo: 'x'.repeat(64) }, { css: 'body{}' }])
			expect((await merchant.call('PUT', PATH, { ...STANDARD, ...wrong })).status, JSON.stringify(wrong).slice(0, 60)).toBe(400);
		const { status, body } = await merchant.call('PUT', PATH, { ...STANDARD, icon: 'a'.repeat(64) });
		expect([status, body.errors[0].field]).toEqual([422, 'icon']);
	});

	it('is for managers alone, and the second of two sees what the first saved', async () => {
		expect((await (await openPerson(backend, 'editor')).call('GET', PATH)).status).toBe(403);
		const manager = await openPerson(backend, 'manager');
		const version = { 'if-match': (await manager.call('GET', PATH)).headers.get('etag') ?? '' };
		expect((await manager.call('PUT', PATH, { ...STANDARD, brand: '#1d4ed8' }, version)).status).toBe(200);
		const second = await manager.call('PUT', PATH, { ...STANDARD, brand: '#7c2d12' }, version);
		expect([second.status, second.body.current.brand]).toEqual([412, '#1d4ed8']);
	});

	it('has previews of values that are not saved, in the scheme of the query, and of no other text', async () => {
		const css = await styles('preview.css?scheme=dark&brand=%231d4ed8&accent=red;}body{display:none&logo=../x');
		expect(css).toMatch(/^:root\{color-scheme:dark;--color-page:#0e1512;/);
		expect(css).not.toContain('display');
		expect(await styles()).toBe('');
	});
});

describe('the logo', () => {
	it('is drawn from an SVG, and shown by the stylesheet on a ground on which it can be seen', async () => {
		const { status, body } = await upload('logo', SIGN, 'image/svg+xml');
		expect([status, body.width]).toEqual([200, 288]);
		await merchant.call('PUT', PATH, { ...STANDARD, logo: body.picture });
		expect(await styles()).toContain(`url(/media/look/${body.picture}.png)`);
		expect(await styles()).toContain('background-color:#ffffff');
		const picture = await fetch(`${backend.url}/media/look/${body.picture}.png`);
		expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
		expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
	});

	it('may be PNG, WebP or JPEG, and an icon is square', async () => {
		const png = new Uint8Array(await drawHalves(300, 100).png().toBuffer());
		const logo = await upload('logo', png, 'image/png');
		expect((await upload('logo', new Uint8Array(await drawHalves(90, 90).webp().toBuffer()), 'image/webp')).status).toBe(200);
		expect((await upload('logo', new Uint8Array(await jpeg(90, 90)), 'image/jpeg')).status).toBe(200);
		const icon = await upload('icon', png, 'image/png');
		await merchant.call('PUT', PATH, { ...STANDARD, logo: logo.body.picture, icon: icon.body.picture });
		const shown = await fetch(`${backend.url}/media/look/icon.png`);
		expect([shown.status, icon.body.width]).toEqual([200, 192]);
		expect(await styles()).not.toContain('background-color');
	});

	it.each([
		['a script', '<script>alert(1)</script>', 'a script'],
		['a script with a prefix', '<svg:script>alert(1)</svg:script>', 'a script'],
		['an event handler', '<rect onload="alert(1)" width="9" height="9"/>', 'an event handler'],
		['a link', '<a href="#x"><rect width="9" height="9"/></a>', 'a link'],
		['another picture', '<image href="data:image/png;base64,AAAA"/>', 'another picture'],
		['an address', '<use href="https://evil.example/x.svg#a"/>', 'an address'],
		['an address in a style', '<rect style="fill:url(http://evil.example/x)"/>', 'an address'],
		['HTML', '<foreignObject><p>x</p></foreignObject>', 'a web page'],
	])('is refused with %s', async (_what, inside, named) => {
		const { status, body } = await upload('logo', SIGN.replace('</svg>', `${inside}</svg>`), 'image/svg+xml');
		expect([status, body.errors]).toEqual([422, [{ field: 'logo', reason: expect.stringContaining(`contains ${named}`) }]]);
	});

	it.each([
		['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${SIGN}`, 422],
		['nothing visible', SIGN.replace('#111', 'none'), 422],
		['a drawing that is not closed', SIGN.replace('</svg>', ''), 422],
		['a text', 'hello', 422],
		['no content', '', 422],
		['50 MB', 'x'.repeat(50 * 1024 * 1024), 413],
	])('is refused with %s, by its name', async (_what, content, status) => {
		const answer = await upload('logo', content, 'image/svg+xml');
		expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, 'logo']);
	});
});

describe('mails', () => {
	it('have the colour and the logo of the shop', async () => {
		const { body } = await upload('logo', SIGN, 'image/svg+xml');
		await merchant.call('PUT', PATH, { ...STANDARD, brand: '#1d4ed8', logo: body.picture });
		await backend.call('_post_hapi_newsletter_subscribe', { email: 'izgled@kupac.example' });
		const mail = await backend.db.selectFrom('mails').select(['html', 'attachments']).where('recipient', '=', 'izgled@kupac.example').executeTakeFirstOrThrow();
		expect(mail.html).toContain('background:#1d4ed8');
		const [logo] = mail.attachments ?? [];
		expect(logo?.filename).toBe('logo.png');
		expect(mail.html).toContain(`src="cid:${logo?.cid}"`);
	});
});
