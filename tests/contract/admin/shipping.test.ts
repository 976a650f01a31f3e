import { readDispatch } from '@titraj/backend/shipping/dispatch.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorBrowser, openEditor, readField } from '#tests/support/editor.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/admin/dostava/';
const METHOD = {
	...{ title: 'Kurir', title_en: 'Courier', code: 'gls', kind: 'home', basis: 'weight', takes_bulky: '1', days_from: '1', days_to: '3' },
	...{ above_0: '0', price_0: '5', above_1: '10000', price_1: '12,50' },
};

const SETTINGS = { default_grams: '800', cut_off: '14:00', pickup_until: '17:00', closed_days: '' };

let backend: TestBackend;
let editor: EditorBrowser;
let zone: string;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
	zone = (await editor.post(`${PATH}zone/nova/`, { title: 'Slovenija', areas: 'SI' })).headers.get('location')?.split('?')[0] ?? '';
});
afterAll(() => backend.close());

const zoneId = () => /zone\/(\d+)\//.exec(zone)?.[1] ?? '';
const create = (fields: Readonly<Record<string, string>>) => editor.post(`${PATH}nacini/novi/?zona=${zoneId()}`, fields);
const methods = () => backend.db.selectFrom('shipping_methods').selectAll().where('zone_id', '=', Number(zoneId())).execute();

describe('a zone', () => {
	test('saves the entered areas without duplicates', async () => {
		expect((await editor.post(zone, { title: 'Slovenija', areas: 'si\r\nSI 1000-1999\nSI 1000-1999\nSI 6\n' })).status).toBe(303);
		const areas = await backend.db
			.selectFrom('shipping_zone_areas')
			.select(['country', 'postcode_from', 'postcode_to'])
			.where('zone_id', '=', Number(zoneId()))
			.execute();
		expect(areas).toEqual([
			{ country: 'SI', postcode_from: null, postcode_to: null },
			{ country: 'SI', postcode_from: '1000', postcode_to: '1999' },
			{ country: 'SI', postcode_from: '6', postcode_to: '6' },
		]);
		expect((await editor.get(zone)).text).toContain('SI\nSI 1000-1999\nSI 6</textarea>');
	});

	test.each([
		['no area', { areas: ' \n ' }],
		['an unknown country', { areas: 'XX' }],
		['letters as a postcode', { areas: 'SI abc' }],
		['a reversed range', { areas: 'SI 1999-1000' }],
		['a range of postcodes of two lengths', { areas: 'SI 1-1000' }],
		['no title', { title: '' }],
		['a script', { areas: '<script>alert(1)</script>' }],
		['a thousand lines', { areas: Array.from({ length: 1000 }, (_, place) => `SI ${place}`).join('\n') }],
	])('is not changed by %s', async (_title, wrong) => {
		const { status, text } = await editor.post(zone, { title: 'Slovenija', areas: 'SI', ...wrong });
		expect(status).toBe(422);
		expect(text).not.toContain('<script>');
	});

	test('with an unknown id is not found', async () => {
		expect((await editor.get(`${PATH}zone/99999/`)).status).toBe(404);
		expect((await editor.get(`${PATH}nacini/99999/`)).status).toBe(404);
		expect((await editor.get(`${PATH}nacini/novi/?zona=99999`)).status).toBe(404);
		expect((await editor.post(`${PATH}zone/99999/`, { title: 'X', areas: 'SI' })).status).toBe(404);
	});
});

describe('a shipping method', () => {
	test('is saved and shown as entered, and deleted when it is removed', async () => {
		expect((await create(METHOD)).status).toBe(303);
		const [method] = await methods();
		expect(method).toMatchObject({ code: 'gls', kind: 'home', basis: 'weight', free_over_cents: null, maximum_grams: null, takes_cash: false, bulky_cents: 0 });
		const bands = await backend.db
			.selectFrom('shipping_prices')
			.select(['above', 'cents'])
			.where('method_id', '=', method?.id ?? 0)
			.orderBy('above')
			.execute();
		expect(bands).toEqual([
			{ above: 0, cents: 500 },
			{ above: 10_000, cents: 12_50 },
		]);
		const page = `${PATH}nacini/${method?.id}/`;
		const { text } = await editor.get(page);
		expect(['above_1', 'price_1', 'days_to'].map((name) => readField(text, name))).toEqual(['10000', '12,50', '3']);
		expect((await create(METHOD)).status).toBe(422);
		expect((await editor.post(page, { ...METHOD, price_0: '6', takes_cash: '1' })).status).toBe(303);
		expect(await methods()).toMatchObject([{ code: 'gls', takes_cash: true }]);
		expect((await editor.post(page, { remove: '1' })).status).toBe(303);
		expect(await methods()).toEqual([]);
	});

	test.each([
		['no price', { price_0: '', price_1: '' }],
		['no price from 0', { above_0: '100' }],
		['a negative price', { price_0: '-5' }],
		['two bands with the same start', { above_1: '0' }],
		['a weight with a comma', { above_1: '1,5' }],
		['reversed days', { days_from: '5' }],
		['capital letters in its code', { code: 'GLS' }],
		['a weight of zero', { maximum_grams: '0' }],
	])('is not saved with %s', async (_title, wrong) => {
		expect((await create({ ...METHOD, ...wrong })).status).toBe(422);
		expect(await methods()).toEqual([]);
	});

	test('uses its Croatian title if it has no English one', async () => {
		expect((await create({ ...METHOD, title_en: '' })).status).toBe(303);
		expect(await methods()).toMatchObject([{ title: 'Kurir', title_en: 'Kurir' }]);
		await backend.db.deleteFrom('shipping_methods').where('zone_id', '=', Number(zoneId())).execute();
	});

	test('offers a code whose titles are translated, unless the zone already has it', async () => {
		const codeOf = async () => readField((await editor.get(`${PATH}nacini/novi/?zona=${zoneId()}`)).text, 'code');
		expect(await codeOf()).toBe('courier');
		await create({ ...METHOD, code: 'courier' });
		expect(await codeOf()).toBe('');
	});

	test('is deleted with its zone', async () => {
		await create(METHOD);
		expect((await editor.post(zone, { remove: '1' })).status).toBe(303);
		expect(await methods()).toEqual([]);
	});
});

test('rejects unknown delivery countries of a market', async () => {
	expect((await editor.post(PATH, { ...SETTINGS, market_hr: 'HR, si', market_de: '' })).status).toBe(303);
	expect(await backend.db.selectFrom('delivery_countries').selectAll().orderBy('country').execute()).toEqual([
		{ market: 'hr', country: 'HR' },
		{ market: 'hr', country: 'SI' },
	]);
	expect((await editor.post(PATH, { ...SETTINGS, market_hr: 'Hrvatska' })).status).toBe(422);
	expect((await editor.post(PATH, { ...SETTINGS, default_grams: '0' })).status).toBe(422);
	expect((await openEditor(backend.url).get(PATH)).status).toBe(303);
});

test('staff set the cut-off time for same-day dispatch, and days without dispatch', async () => {
	expect((await editor.post(PATH, { ...SETTINGS, cut_off: '09:30', pickup_until: '16:00', closed_days: '2026-12-31\r\n2026-12-24 2026-12-24' })).status).toBe(
		303,
	);
	const dispatch = await readDispatch(backend.db);
	expect(dispatch).toEqual({ cutOff: '09:30', pickupUntil: '16:00', closedDays: new Set(['2026-12-24', '2026-12-31']) });
	const { text } = await editor.get(PATH);
	expect(readField(text, 'cut_off')).toBe('09:30');
	expect(text).toContain('2026-12-24\n2026-12-31</textarea>');
});

test('an empty cut-off is saved as none', async () => {
	expect((await editor.post(PATH, { ...SETTINGS, cut_off: '', pickup_until: '' })).status).toBe(303);
	expect(await readDispatch(backend.db)).toMatchObject({ cutOff: null, pickupUntil: null });
});

test.each([{ cut_off: '24:00' }, { cut_off: '9' }, { pickup_until: '5 popodne' }, { closed_days: '31.12.2026' }, { closed_days: '2026-02-30' }])(
	'rejects invalid times and days of dispatch: %o',
	async (wrong) => {
		const before = await readDispatch(backend.db);
		await editor.post(PATH, { ...SETTINGS, ...wrong });
		expect(await readDispatch(backend.db)).toEqual(before);
	},
);
