import { randomUUID } from 'node:crypto';
import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { CalendarAnswer } from '@titraj/contract/calendar.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const RANGE = { first_day: '2026-12-04', last_day: '2026-12-06' };

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startContentBackend();
	merchant = await openMerchant(backend);
});
beforeEach(() => backend.setClock('2026-12-05T11:00:00Z'));
afterAll(() => backend.close());

type Day = Record<string, unknown>;
const start = (more: object = {}) => ({ title: `Kalendar ${randomUUID()}`, ...RANGE, button_title: 'Pogledaj', ...more });
const offer = (more: object = {}) => ({
	...{ code: `DAN-${randomUUID().slice(0, 8).toUpperCase()}`, percent: 15, amount: null, minimum: null, category: null, products: [] },
	...more,
});

/** A draft of a calendar, and its days filled. */
async function create(more: object = {}) {
	const { status, body } = await merchant.call('POST', '/calendars', start(more));
	expect(status, JSON.stringify(body)).toBe(200);
	const days: Day[] = body.days.map((day: Day, place: number) => ({ ...day, title: `Naslov ${place + 1}`, text: `Tekst ${place + 1}` }));
	return { id: body.id, path: new URL(body.url).pathname, days, range: { first_day: body.first_day, last_day: body.last_day } };
}
const save = (id: number, body: object, headers?: Record<string, string>) => merchant.call('PUT', `/calendars/${id}`, body, headers);
const publish = (id: number, state = 'published') => merchant.call('PUT', `/pages/${id}`, { state });
const doorsOf = async (slug: string) => expectContract(CalendarAnswer, (await backend.call('_get_hapi_cms_calendar', { slug })).body).data?.doors ?? [];
const couponOf = (code: string) => backend.db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();

it('a calendar is created as a draft of empty days, filled, published and shown, each day on its day alone', async () => {
	const { id, path, days, range } = await create();
	expect(days.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-05', '2026-12-06']);
	expect((await backend.call('_get_hapi_cms_calendar', { slug: path })).status).toBe(404);
	const early = await publish(id);
	expect([early.status, early.body.errors]).toEqual([422, [{ field: 'state', reason: 'day 1 of the calendar is empty' }]]);
	expect((await publish(id, 'scheduled')).status).toBe(422);
	const today = offer({ percent: null, amount: '5.5', minimum: '20' });
	const filled = days.map((day, place) => ({ ...day, image: null, offer: place === 1 ? today : null, ...(place === 1 && { title: HOSTILE }) }));
	const saved = await save(id, { ...range, days: filled });
	expect([saved.status, saved.body.days[1]]).toEqual([200, { ...filled[1], offer: { ...today, amount: '5.50', minimum: '20.00' } }]);
	expect((await publish(id)).status).toBe(200);
	expect(await doorsOf(path)).toMatchObject([
		{ day: 1, date: '2026-12-04', state: 'past', title: 'Naslov 1', content: null },
		{
			...{ day: 2, date: '2026-12-05', state: 'open', title: HOSTILE },
			content: { text: 'Tekst 2', button_title: 'Pogledaj', image: null },
			promotion: { state: 'running', coupon_code: today.code, amount: 5.5, minimum_total: 20, starts_on: '2026-12-05', ends_on: '2026-12-05' },
		},
		{ day: 3, date: '2026-12-06', state: 'locked', title: null, content: null },
	]);
	const { items } = (await merchant.call('GET', '/calendars')).body;
	expect(items.find((item: { id: number }) => item.id === id)).toMatchObject({ path, state: 'published', ...range, days: 3, filled: 3 });
	const emptied = filled.map((day) => ({ ...day, text: ' ' }));
	expect((await save(id, { ...range, days: emptied })).body.errors.map(({ field }: { field: string }) => field)).toEqual([
		'days.0.text',
		'days.1.text',
		'days.2.text',
	]);
});

it('a saved change is a change of the site, so that pages are made again', async () => {
	const { id, days, range } = await create();
	const newest = async () =>
		(await backend.db.selectFrom('content_changes').select(['id', 'entity']).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
	const before = await newest();
	await save(id, { ...range, days });
	const after = await newest();
	expect([after?.entity, (after?.id ?? 0) > (before?.id ?? 0)]).toEqual(['site', true]);
});

it.each([
	['a last day before the first', { last_day: '2026-12-03' }, 422],
	['more than 24 days', { last_day: '2026-12-28' }, 422],
	['a day that does not exist', { first_day: '2026-02-30' }, 400],
	['a year that nobody lives to see', { first_day: '9999-12-01', last_day: '9999-12-02' }, 422],
	['no title', { title: '  ' }, 422],
	['no text of its buttons', { button_title: ' ' }, 422],
	['an unknown field', { visible: true }, 400],
])('a new calendar with %s is refused, and no page is left', async (_title, wrong, status) => {
	const count = async () => (await backend.db.selectFrom('pages').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n;
	const before = await count();
	expect((await merchant.call('POST', '/calendars', start(wrong))).status).toBe(status);
	expect(await count()).toBe(before);
});

const at = (place: number, change: Day) => (days: Day[]) => days.map((day, index) => (index === place ? { ...day, ...change } : day));
it.each([
	['outside the range', at(2, { date: '2026-12-07' }), ['days.2.date', 'days']],
	['given twice', at(2, { date: '2026-12-05' }), ['days.2.date', 'days']],
	['missing', (days: Day[]) => days.slice(0, 2), ['days']],
	['in another order', (days: Day[]) => days.toReversed(), ['days.1.date', 'days.2.date']],
	['with the id of another', (days: Day[]) => at(1, { id: days[0]?.['id'] })(days), ['days.1.id']],
	['with a script as its link', at(0, { button_url: 'javascript:alert(1)' }), ['days.0.button_url']],
	['with a link to another host', at(0, { button_url: '//evil.example/' }), ['days.0.button_url']],
	['with a picture that was not uploaded', at(1, { image: { media: 'a'.repeat(64) } }), ['days.1.image']],
	['with an offer of nothing', at(1, { offer: offer({ percent: null }) }), ['days.1.offer.percent']],
	['with an offer of both', at(1, { offer: offer({ amount: '1.00' }) }), ['days.1.offer.percent']],
	['with an offer of zero', at(1, { offer: offer({ percent: null, amount: '0.00' }) }), ['days.1.offer.amount']],
	['with an offer for an unknown category', at(1, { offer: offer({ category: 'nema-te' }) }), ['days.1.offer.category']],
	['with an offer for an unknown product', at(1, { offer: offer({ products: ['NEMA-TE'] }) }), ['days.1.offer.products']],
	['with an offer without a title', at(1, { title: ' ', offer: offer() }), ['days.1.title']],
])('a day %s is refused at its field', async (_title, change, fields) => {
	const { id, days, range } = await create();
	const before = (await merchant.call('GET', `/calendars/${id}`)).body;
	const { status, body } = await save(id, { ...range, days: change(days.map((day) => ({ ...day, image: null, offer: null }))) });
	expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, fields]);
	expect((await merchant.call('GET', `/calendars/${id}`)).body).toEqual(before);
});

it('codes of offers belong to one day alone, and never change a coupon of the shop', async () => {
	const { id, days, range } = await create();
	const code = `MOJ-${randomUUID().slice(0, 8).toUpperCase()}`;
	await merchant.call('PUT', `/coupons/${code}`, { title: 'Moj', percent: 5 });
	const taken = await save(id, { ...range, days: at(0, { offer: offer({ code }) })(days) });
	expect([taken.status, taken.body.errors]).toEqual([422, [{ field: 'days.0.offer.code', reason: 'is the code of another coupon' }]]);
	expect(await couponOf(code)).toMatchObject({ title: 'Moj', percent: 5 });
	const same = offer();
	const twice = await save(id, { ...range, days: days.map((day) => ({ ...day, offer: same })) });
	expect(twice.body.errors.map(({ field }: { field: string }) => field)).toEqual(['days.1.offer.code', 'days.2.offer.code']);
});

it('the coupon of a day counts for its goods, moves with the day, and ends with it', async () => {
	const sku = `KALENDAR-${randomUUID()}`;
	await upsert(backend.db, [newRow(sku)]);
	const { id, path, days, range } = await create();
	const [unused, used] = [offer({ products: [sku] }), offer()];
	const filled = at(0, { offer: unused })(at(1, { offer: used })(days));
	expect((await save(id, { ...range, days: filled })).status).toBe(200);
	expect(await couponOf(unused.code)).toMatchObject({ title: 'Naslov 1', percent: 15, only_marked: true, product_codes: [sku] });
	expect((await couponOf(used.code))?.valid_from?.toISOString()).toBe('2026-12-04T23:00:00.000Z');
	const later = filled.map((day, place) => ({ ...day, date: `2026-12-1${place}` }));
	expect((await save(id, { first_day: '2026-12-10', last_day: '2026-12-12', days: later })).status).toBe(200);
	expect((await couponOf(used.code))?.valid_from?.toISOString()).toBe('2026-12-10T23:00:00.000Z');
	await backend.db.updateTable('coupons').set({ uses: 1 }).where('code', '=', used.code).execute();
	expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(200);
	expect(await couponOf(unused.code)).toBeUndefined();
	expect((await couponOf(used.code))?.valid_to?.toISOString()).toBe('2026-12-05T10:59:59.999Z');
	expect((await merchant.call('GET', `/calendars/${id}`)).status).toBe(404);
	expect(await backend.db.selectFrom('calendars').selectAll().where('page_slug', '=', path.replaceAll('/', '')).execute()).toEqual([]);
});

it('a coupon that staff ended or limited stays so when another day is saved, until its day moves', async () => {
	const { id, days, range } = await create();
	const ended = offer({ percent: 100 });
	const filled = at(1, { offer: ended })(days);
	await save(id, { ...range, days: filled });
	const limits = { valid_to: new Date('2026-12-05T10:30:00Z'), maximum_uses: 3 };
	await backend.db.updateTable('coupons').set(limits).where('code', '=', ended.code).execute();
	expect((await save(id, { ...range, days: at(0, { text: 'Ispravljeno' })(filled) })).status).toBe(200);
	expect(await couponOf(ended.code)).toMatchObject(limits);
	const later = filled.map((day, place) => ({ ...day, date: `2026-12-1${place}` }));
	expect((await save(id, { first_day: '2026-12-10', last_day: '2026-12-12', days: later })).status).toBe(200);
	expect(await couponOf(ended.code)).toMatchObject({ maximum_uses: null, valid_to: new Date('2026-12-11T22:59:59.999Z') });
});

it('an uploaded picture is shown on its day, and kept as long as the calendar has it', async () => {
	const { id, path, days, range } = await create();
	const upload = await fetch(`${backend.url}/merchant/v1/media`, {
		...{ method: 'POST', body: new Uint8Array(await jpeg(640, 480)) },
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
	});
	const { media } = await upload.json();
	const isUsed = async () =>
		(await backend.db.selectFrom('media_files as f').select(isFileUsed.as('used')).where('f.hash', '=', media).executeTakeFirst())?.used;
	expect(await isUsed()).toBe(false);
	const saved = await save(id, { ...range, days: at(1, { image: { media } })(days) });
	expect(saved.body.days[1].image).toEqual({ media, path: expect.stringContaining(media) });
	expect(await isUsed()).toBe(true);
	await publish(id);
	expect((await doorsOf(path))[1]?.content?.image?.upload_path).toContain(media);
	expect((await save(id, { ...range, days: at(1, { image: null })(days) })).body.days[1].image).toBeNull();
	expect(await isUsed()).toBe(false);
});

it('texts of a day are translated by its id, and reworded ones count as outdated', async () => {
	const { id, days, range } = await create();
	await save(id, { ...range, days });
	const place = { kind: 'calendar_day', id: String(days[1]?.['id']), field: 'title', language: 'en' };
	expect((await merchant.call('PUT', '/translated-texts', { ...place, text: 'Title 2' })).status).toBe(200);
	expect((await merchant.call('PUT', '/translated-texts', { ...place, id: 'day-of-nothing', text: 'x' })).status).toBe(422);
	await save(id, { ...range, days: at(1, { title: 'Nov naslov' })(days) });
	const { items } = (await merchant.call('GET', '/outdated-translations')).body;
	expect(items.filter((item: { id: string }) => item.id === place.id)).toEqual([{ ...place, text: 'Title 2', source: 'Naslov 2', wording: 'Nov naslov' }]);
});

it('the second of two editors is refused', async () => {
	const { id, days, range } = await create();
	const { headers } = await merchant.call('GET', `/calendars/${id}`);
	const version = { 'if-match': headers.get('etag') ?? '' };
	expect((await save(id, { ...range, days }, version)).status).toBe(200);
	expect((await save(id, { ...range, days: at(0, { title: 'Drugi' })(days) }, version)).status).toBe(412);
	expect((await merchant.call('GET', `/calendars/${id}`)).body.days[0].title).toBe('Naslov 1');
});

it('managers and editors write calendars, and the log of changes has the days before and after; other roles do neither', async () => {
	const { id, days, range } = await create();
	const statuses: Record<string, number[]> = {};
	for (const role of ['editor', 'warehouse', 'support'] as const) {
		const person = await openPerson(backend, role);
		const calls = [person.call('GET', '/calendars'), person.call('GET', `/calendars/${id}`), person.call('POST', '/calendars', start())];
		statuses[role] = (await Promise.all(calls)).map(({ status }) => status);
		statuses[role].push((await person.call('PUT', `/calendars/${id}`, { ...range, days: days.map((day) => ({ ...day, text: role })) })).status);
		const log = await backend.db
			.selectFrom('audit_log')
			.select(['entity', 'before', 'after'])
			.where('name', '=', person.email)
			.where('operation', '=', 'saveCalendar')
			.execute();
		const textsOf = (logged: Record<string, unknown> | null) => JSON.stringify(logged).match(/"text": ?"[^"]*"/g)?.[0];
		const expected = role === 'editor' ? [[`/calendars/${id}`, expect.stringContaining('""'), expect.stringContaining('"editor"')]] : [];
		expect(log.map(({ entity, before, after }) => [entity, textsOf(before), textsOf(after)])).toEqual(expected);
	}
	expect(statuses).toEqual({ editor: [200, 200, 200, 200], warehouse: [403, 403, 403, 403], support: [403, 403, 403, 403] });
});
