import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const SELLER = 'Vrtna trgovina d.o.o.';
const DAY_MS = 86_400_000;

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests(async (started, client) => {
	backend = started;
	merchant = client;
	await numberPapers(backend.db);
});
beforeEach(() => merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 }));

const auth = () => ({ authorization: `Bearer ${merchant.key}` });
async function upload(bytes: Buffer, type: string): Promise<string> {
	const request = { method: 'POST', headers: { ...auth(), 'content-type': type }, body: new Uint8Array(bytes) };
	const response = await fetch(`${backend.url}/merchant/v1/settings/look/pictures/logo`, request);
	const { picture } = await response.json();
	expect(picture).toEqual(expect.any(String));
	return picture;
}
const NO_COLOURS = { brand: null, brand_dark: null, accent: null, accent_dark: null };
async function chooseLogo(logo: string | null): Promise<void> {
	expect((await merchant.call('PUT', '/settings/look', { ...NO_COLOURS, logo, icon: null })).status).toBe(200);
}
async function issue(kind: string): Promise<number> {
	const order = await placeTestOrder(backend.db, { qty: 2 });
	return (await merchant.call('POST', `/orders/${order}/papers`, { kind })).body.paper.id;
}
async function download(id: number, form: 'pdf' | 'html'): Promise<Buffer> {
	const response = await fetch(`${backend.url}/merchant/v1/papers/${id}/${form}`, { headers: auth() });
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

/** Width and height, in points, of each picture that a PDF draws. */
function drawnSizes(pdf: Buffer): number[][] {
	const text = pdf.toString('latin1');
	const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
		try {
			return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
		} catch {
			return [];
		}
	});
	return streams.flatMap((stream) =>
		[...stream.matchAll(/([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm\n\/I\d+ Do/g)].map(([, width, height]) => [Number(width), Number(height)]),
	);
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="190" height="50" fill="#0b5d45"/></svg>');
const white = () =>
	sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
		.composite([{ input: { create: { width: 200, height: 60, channels: 4 as const, background: '#ffffff' } } }])
		.png()
		.toBuffer();

test.each([
	['a wide PNG', () => drawHalves(400, 50).png().toBuffer(), 'image/png', 8],
	['a high PNG', () => drawHalves(60, 240).png().toBuffer(), 'image/png', 0.25],
	['a JPEG', () => drawHalves(300, 150).jpeg().toBuffer(), 'image/jpeg', 2],
	['an SVG', async () => svg, 'image/svg+xml', 4],
] as const)('%s as the logo is printed on every paper, in proportion', async (_title, draw, type, ratio) => {
	await chooseLogo(await upload(await draw(), type));
	for (const kind of ['proforma', 'invoice', 'packing_slip']) {
		const id = await issue(kind);
		const html = (await download(id, 'html')).toString();
		const [, width, height] = /<img src="data:image\/png;base64,[^"]+" alt="Vrtna trgovina d\.o\.o\." width="(\d+)" height="(\d+)">/.exec(html) ?? [];
		expect(Number(width) / Number(height), kind).toBeCloseTo(ratio, 0);
		const pdf = await download(id, 'pdf');
		const [size = [0, 0]] = drawnSizes(pdf);
		const [wide = 0, high = 1] = size;
		expect(Math.abs(wide / high / ratio - 1), kind).toBeLessThan(0.05);
		expect([wide <= 170, high <= 36]).toEqual([true, true]);
		expect((await download(id, 'pdf')).equals(pdf)).toBe(true);
	}
});

test('a paper keeps the logo that it was issued with, or none, whatever the shop shows later', async () => {
	await chooseLogo(null);
	const without = await issue('invoice');
	const bare = await download(without, 'pdf');
	const first = await upload(await drawHalves(200, 80).png().toBuffer(), 'image/png');
	await chooseLogo(first);
	const id = await issue('invoice');
	const before = await download(id, 'pdf');
	await backend.db
		.updateTable('look_pictures')
		.set({ created_at: new Date(Date.now() - 30 * DAY_MS) })
		.where('hash', '=', first)
		.execute();
	const second = await upload(await drawHalves(90, 80).png().toBuffer(), 'image/png');
	await chooseLogo(second);
	expect((await download(id, 'pdf')).equals(before)).toBe(true);
	expect((await download(without, 'pdf')).equals(bare)).toBe(true);
	expect(drawnSizes(bare)).toEqual([]);
	const { paper: credit } = (await merchant.call('POST', `/papers/${id}/credit`, {})).body;
	const [[wide = 0, high = 1] = []] = drawnSizes(await download(credit.id, 'pdf'));
	expect(wide / high).toBeCloseTo(90 / 80, 1);
});

test('a logo that no paper has is removed a week after it was replaced', async () => {
	const gone = await upload(await drawHalves(210, 70).png().toBuffer(), 'image/png');
	await backend.db
		.updateTable('look_pictures')
		.set({ created_at: new Date(Date.now() - 30 * DAY_MS) })
		.where('hash', '=', gone)
		.execute();
	await chooseLogo(null);
	expect(await backend.db.selectFrom('look_pictures').select('hash').where('hash', '=', gone).execute()).toEqual([]);
});

test.each([
	['lost', null],
	['empty', ''],
	['no picture', Buffer.from('nothing').toString('base64')],
	['cut off', 'half'],
])('a paper whose logo is %s prints the name in its place', async (_title, damage) => {
	const hash = await upload(
		await drawHalves(120 + Math.ceil(Math.random() * 200), 60)
			.png()
			.toBuffer(),
		'image/png',
	);
	await chooseLogo(hash);
	const id = await issue('invoice');
	const { png } = await backend.db.selectFrom('look_pictures').select('png').where('hash', '=', hash).executeTakeFirstOrThrow();
	if (damage === null) await backend.db.deleteFrom('look_pictures').where('hash', '=', hash).execute();
	else
		await backend.db
			.updateTable('look_pictures')
			.set({ png: damage === 'half' ? Buffer.from(png, 'base64').subarray(0, 60).toString('base64') : damage })
			.where('hash', '=', hash)
			.execute();
	expect((await download(id, 'html')).toString()).toContain(`<p class="name">${SELLER}</p>`);
	const pdf = await download(id, 'pdf');
	expect([pdf.subarray(0, 5).toString(), drawnSizes(pdf)]).toEqual(['%PDF-', []]);
	await chooseLogo(null);
});

test('a white logo is printed on a dark ground, so that it is seen on paper', async () => {
	await chooseLogo(await upload(await white(), 'image/png'));
	const html = (await download(await issue('invoice'), 'html')).toString();
	const [, code = ''] = /data:image\/png;base64,([^"]+)" alt="Vrtna/.exec(html) ?? [];
	const { data } = await sharp(Buffer.from(code, 'base64')).raw().toBuffer({ resolveWithObject: true });
	expect([...data.subarray(0, 3)].every((channel) => channel < 100)).toBe(true);
});
