import { noteDayChanges } from '@titraj/backend/content/calendars/note-day-changes.ts';
import { CalendarAnswer } from '@titraj/contract/calendar.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { promotionsFixture } from '#tests/support/promotions-fixture.ts';
import { createShopper, type Shopper } from '#tests/support/shopper.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const MONITOR = 1;
const CABLE = 21; // 35.00
const DAY_5 = '2026-12-05T11:00:00Z';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startContentBackend(promotionsFixture('2026-12-01'));
});
beforeEach(async () => {
	backend.setClock(DAY_5);
	const token = await backend.token();
	shopper = createShopper(async (name, request) => (await backend.call(name, request, token)).body);
});
afterAll(() => backend.close());

const addCoupon = (code: string) => shopper.send('_post_hapi_webshop_coupon', { code });
const doorsOf = async () => expectContract(CalendarAnswer, (await backend.call('_get_hapi_cms_calendar', { slug: 'advent' })).body).data?.doors ?? [];

describe('the promotion behind a door', () => {
	it('is shown with its coupon, products and day while it is active, and links to its category', async () => {
		const [door] = (await doorsOf()).filter(({ state }) => state === 'open');
		expect(door).toMatchObject({
			promotion: {
				...{ title: 'Vrata 5', state: 'running', starts_on: '2026-12-05', ends_on: '2026-12-05', coupon_code: 'VRATA-5' },
				...{
					percent: 10,
					amount: null,
					minimum_total: null,
					category: { title: expect.any(String), url_without_domain: expect.stringMatching(/^\/proizvodi\//) },
				},
			},
		});
		expect(door?.content?.button_url).toBe(door?.promotion?.category?.url_without_domain);
	});

	it('is shown as ended without its code; future ones are not shown at all', async () => {
		const doors = await doorsOf();
		expect(doors[3]?.promotion).toMatchObject({ title: 'Vrata 4', state: 'over', ends_on: '2026-12-04', coupon_code: null });
		expect(doors.slice(5).map(({ promotion, content, title }) => promotion ?? content ?? title)).toEqual(Array.from({ length: 19 }, () => null));
		expect(JSON.stringify(doors).match(/VRATA-\d+/g)).toEqual(['VRATA-5']);
	});
});

describe('the coupon of a day', () => {
	it.each([
		['the second before midnight in Zagreb', '2026-12-04T22:59:59Z', 'error_coupon_invalid_code'],
		['midnight in Zagreb', '2026-12-04T23:00:00Z', undefined],
		['the last second of its day', '2026-12-05T22:59:59Z', undefined],
		['the midnight after', '2026-12-05T23:00:00Z', 'error_coupon_invalid_code'],
	])('at %s', async (_title, moment, label) => {
		backend.setClock(moment);
		await shopper.add(CABLE, 1);
		const answer = await addCoupon('VRATA-5');
		expect(answer).toMatchObject(label === undefined ? { success: true } : { success: false, label_name: label });
	});

	it('reduces the goods of its category, and is named in cart, order and mail', async () => {
		await shopper.add(CABLE, 1);
		await shopper.add(MONITOR, 1);
		await addCoupon('vrata-5');
		const coupon = { type: 'coupon', code: 'VRATA-5', title: 'Vrata 5', amount: 3.5 };
		expect((await shopper.cart()).total.extraitems).toEqual([coupon]);
		await shopper.choose({ email: 'advent@titraj.example', payment: 'bank_transfer' });
		const { data } = await shopper.order();
		const order = await shopper.send('_get_hapi_webshop_order', { order_identificator: data?.order?.order_identificator ?? '' });
		expect(order).toMatchObject({ data: { total: { extraitems: [coupon] } } });
		const [mail] = await backend.db.selectFrom('mails').select('text').where('recipient', '=', 'advent@titraj.example').execute();
		expect(mail?.text).toContain('VRATA-5, Vrata 5');
	});

	it('that expired in the cart no longer counts, and the order with the old total is refused', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose({ payment: 'bank_transfer' });
		await addCoupon('VRATA-5');
		const shown = await shopper.toOrder();
		backend.setClock('2026-12-05T23:00:00Z');
		expect((await shopper.cart()).total.extraitems).toEqual([]);
		expect(await shopper.order(shown)).toMatchObject({ success: false, label_name: 'error_order_changed' });
	});

	it('for single products does not reduce others, and one with a minimum needs it', async () => {
		await shopper.add(CABLE, 1);
		backend.setClock('2026-12-06T11:00:00Z');
		expect(await addCoupon('VRATA-6')).toMatchObject({ success: false, label_name: 'error_coupon_nothing' });
		backend.setClock('2026-12-07T11:00:00Z');
		expect(await addCoupon('VRATA-7')).toMatchObject({ success: false, label_name: 'error_coupon_minimum' });
		await shopper.add(CABLE, 1);
		expect(await addCoupon('VRATA-7')).toMatchObject({ success: true, data: { total: { extraitems: [{ code: 'VRATA-7', amount: 5 }] } } });
	});
});

it('the coupon of a day in an account links to its products; that of a future day cannot be added', async () => {
	const token = await backend.token('kupac@titraj.example', 'titraj-kupac');
	const add = async (code: string) => (await backend.call('_post_hapi_auth_coupons', { code }, token)).body;
	const [door] = (await doorsOf()).filter(({ state }) => state === 'open');
	const { url_without_domain } = door?.promotion?.category ?? {};
	expect(await add('VRATA-5')).toMatchObject({
		success: true,
		data: { items: expect.arrayContaining([expect.objectContaining({ code: 'VRATA-5', url_without_domain })]) },
	});
	expect(await add('VRATA-8')).toMatchObject({ success: false, label_name: 'error_coupon_invalid_code' });
});

describe('a new day', () => {
	const noted = async () =>
		(
			await backend.db
				.selectFrom('content_changes as c')
				.innerJoin('pages as p', 'p.id', 'c.entity_id')
				.select('p.slug')
				.where('c.entity', '=', 'page')
				.orderBy('p.slug')
				.execute()
		).map(({ slug }) => slug);
	const look = async (moment: string) => {
		await backend.db.deleteFrom('content_changes').execute();
		await noteDayChanges(backend.db, new Date(moment));
		return noted();
	};

	it('renders pages of a calendar again from its first day to the day after its last, those of a flyer when it begins and ends', async () => {
		await backend.db.deleteFrom('settings').where('name', '=', 'content_day').execute();
		expect(await look('2026-11-29T12:00:00Z')).toEqual([]);
		expect(await look('2026-11-30T22:59:00Z')).toEqual([]);
		expect(await look('2026-11-30T23:00:00Z')).toEqual(['advent', 'advent-pravila', 'letak', 'stari-letak']);
		expect(await look('2026-12-01T12:00:00Z')).toEqual([]);
		expect(await look('2026-12-24T23:00:00Z')).toEqual(['advent', 'advent-pravila', 'letak']);
		expect(await look('2026-12-25T23:00:00Z')).toEqual([]);
	});

	it('is processed later by a backend that was down at the end of a calendar', async () => {
		await backend.db.deleteFrom('settings').where('name', '=', 'content_day').execute();
		expect(await look('2026-11-20T12:00:00Z')).toEqual([]);
		expect(await look('2027-02-01T12:00:00Z')).toEqual(['advent', 'advent-pravila', 'letak', 'stari-letak']);
	});
});

describe('pages', () => {
	const propsOf = async (path: string) => {
		const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
		const outcome = await loadPath({ path, client, site: await loadSite(client, new Date(DAY_5)) });
		if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
		return JSON.stringify(outcome.loaded);
	};

	it.each(['/advent/', '/advent/pravila/'])('%s reveals nothing of future doors, neither in data nor in the head', async (path) => {
		const text = await propsOf(path);
		expect(text.match(/VRATA-\d+/g)).toEqual(['VRATA-5']);
		expect(text).not.toMatch(/(Vrata|Tajna) ([6-9]|1\d|2\d)/);
	});

	it('the page of promotions has the ended ones, and today’s with its terms', async () => {
		const text = await propsOf('/advent/pravila/');
		expect(text.match(/"state":"over"/g)).toHaveLength(4);
		expect(text.match(/"state":"running"/g)).toHaveLength(1);
		expect(text).toContain('"percent":10,"coupon":"VRATA-5"');
	});

	it.each([
		['2026-11-30T22:59:00Z', 'upcoming'],
		['2026-11-30T23:00:00Z', 'running'],
		['2026-12-24T22:59:00Z', 'running'],
		['2026-12-24T23:00:00Z', 'over'],
	])('a flyer at %s is %s', async (moment, state) => {
		backend.setClock(moment);
		expect(await propsOf('/letak/')).toContain(`"validity":{"from":"2026-12-01","to":"2026-12-24"},"state":"${state}"`);
	});
});
