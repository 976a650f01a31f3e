import { writeTranslations } from '@titraj/backend/localization/translations/write-translations.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { CalendarAnswer } from '@titraj/contract/calendar.ts';
import { SweepstakesAnswer } from '@titraj/contract/sweepstake.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let id = 0;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	id = (await find('otvorena'))?.id ?? 0;
});
beforeEach(() => backend.setClock('2026-12-05T11:00:00Z'));
afterAll(() => backend.close());

async function find(slug: string) {
	return expectContract(SweepstakesAnswer, (await backend.call('_get_hapi_sweepstake', { slug })).body).data?.items[0];
}
const PERSON = { email: 'ana@titraj.example', first_name: 'Ana', last_name: 'Horvat', answer: 'Zato.', rules: true };
const enter = async (rest: object = {}) => (await backend.call('_post_hapi_sweepstake_entry', { id, ...PERSON, ...rest })).body;

describe('a sweepstake', () => {
	it.each([
		['2026-10-31T23:59:59Z', 'upcoming'],
		['2026-11-01T00:00:00Z', 'open'],
		['2026-12-31T22:59:59Z', 'open'],
		['2026-12-31T23:00:00Z', 'closed'],
	])('at %s is %s', async (moment, state) => {
		backend.setClock(moment);
		expect((await find('otvorena'))?.state).toBe(state);
	});

	it('shows its winners from their day on', async () => {
		backend.setClock('2027-01-10T09:59:00Z');
		expect((await find('otvorena'))?.winners).toEqual([]);
		backend.setClock('2027-01-10T10:00:00Z');
		expect((await find('otvorena'))?.winners).toEqual([{ name: 'A. B., Split', prize: 'monitor' }]);
	});

	it('is translated with its rules and its question', async () => {
		const texts = { rules: '<p>Regeln</p>', question: 'Warum?' };
		const entries = Object.entries(texts).map(([field, text]) => ({ kind: 'sweepstake', id, field, language: 'de', text }));
		expect(await writeTranslations(backend.db, entries)).toEqual([]);
		const headers = { authorization: `Bearer ${await backend.token()}`, 'base-lang': 'de' };
		const answer = await fetch(`${backend.url}/hapi/v1/sweepstake/?id=${id}`, { headers });
		expect(await answer.json()).toMatchObject({ data: { items: [texts] } });
	});

	it('accepts one entry per person, in any spelling of the address, also concurrently', async () => {
		const answers = await Promise.all(['ana@titraj.example', 'ANA@titraj.example', 'ana+2@titraj.example'].map((email) => enter({ email })));
		expect(answers.filter((answer) => JSON.stringify(answer) === '{"success":true,"data":{"entered":true}}')).toHaveLength(1);
		expect(await enter()).toEqual({ success: false, label_name: 'error_sweepstake_entered' });
	});

	it.each([
		['before it opens', '2026-10-01T00:00:00Z', 'error_sweepstake_upcoming'],
		['after it has ended', '2027-01-01T00:00:00Z', 'error_sweepstake_closed'],
	])('accepts no entry %s', async (_title, moment, label_name) => {
		backend.setClock(moment);
		expect(await enter({ email: 'eva@titraj.example' })).toEqual({ success: false, label_name });
	});

	it.each([
		[{ first_name: '' }, 'first_name'],
		[{ last_name: ' ' }, 'last_name'],
		[{ email: 'x' }, 'email'],
		[{ answer: '' }, 'answer'],
		[{ rules: false }, 'rules'],
	])('%j is reported at its field', async (rest, field) => {
		expect(await enter({ email: 'iva@titraj.example', ...rest })).toMatchObject({ success: false, errors: { [field]: expect.any(String) } });
	});
});

it('a sweepstake and a flyer keep the end that staff gave them when the shop is started again', async () => {
	const { content, catalog } = contentFixture();
	const start = () => seedWhenEmpty(backend.db, { catalog, content });
	const read = async () => [
		await backend.db.selectFrom('sweepstakes').select(['ends_at', 'rules']).where('id', '=', id).executeTakeFirst(),
		await backend.db.selectFrom('flyers').select(['page_slug', 'valid_to']).orderBy('page_slug').execute(),
	];
	const shipped = await read();
	await backend.db.updateTable('sweepstakes').set({ ends_at: '2026-12-20T12:00:00Z', rules: '<p>Pravila trgovine</p>' }).where('id', '=', id).execute();
	await backend.db.updateTable('flyers').set({ valid_to: '2026-12-20' }).execute();
	const changed = await read();
	await start();
	expect(await read()).toEqual(changed);
	expect(changed).not.toEqual(shipped);
	await backend.db.updateTable('sweepstakes').set({ ends_at: '2025-12-31T23:00:00Z' }).where('id', '=', id).execute();
	await start();
	expect((await find('otvorena'))?.datetime_ends).toBe('2026-12-31T23:00:00.000Z');
});

it('a shop that is started again in another year has that year’s dates, and keeps its entries', async () => {
	const { content, catalog } = contentFixture();
	const later = (text: string) => text.replace('2027', '2031').replace('2026', '2030');
	const extras = content.extras && {
		...content.extras,
		calendars: content.extras.calendars.map((calendar) => ({ ...calendar, starts_on: later(calendar.starts_on) })),
		sweepstakes: content.extras.sweepstakes.map((row) => ({ ...row, ...{ starts_at: later(row.starts_at), ends_at: later(row.ends_at) } })),
	};
	const count = () => backend.db.selectFrom('sweepstake_entries').select('id').execute();
	const before = await count();
	await seedWhenEmpty(backend.db, { catalog, content: { ...content, ...(extras && { extras }) } });
	backend.setClock('2030-12-05T11:00:00Z');
	expect(await find('otvorena')).toMatchObject({ id, state: 'open', datetime_ends: '2030-12-31T23:00:00.000Z' });
	const { data } = expectContract(CalendarAnswer, (await backend.call('_get_hapi_cms_calendar', { slug: 'advent' })).body);
	expect(data?.doors[0]?.date).toBe('2030-12-01');
	expect(await count()).toHaveLength(before.length);
});
