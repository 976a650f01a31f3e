import { randomUUID } from 'node:crypto';
import { eraseByAddress } from '@titraj/backend/accounts/index.ts';
import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { publishDue } from '@titraj/backend/content/editing/publish-due.ts';
import { noteDueWinners } from '@titraj/backend/content/sweepstakes/note-due-winners.ts';
import { SweepstakesAnswer } from '@titraj/contract/sweepstake.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const TIMES = { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-20T23:00:00Z', winners_at: '2026-12-22T10:00:00Z' };
const PERSON = { email: 'ana@titraj.example', first_name: 'Ana', last_name: 'Horvat', answer: '=Zato', rules: true };

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let merchant: MerchantClient;
let media = '';
beforeAll(async () => {
	backend = await startContentBackend();
	merchant = await openMerchant(backend);
	const upload = await fetch(`${backend.url}/merchant/v1/media`, {
		...{ method: 'POST', body: new Uint8Array(await jpeg(640, 480)) },
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
	});
	media = (await upload.json()).media;
});
beforeEach(() => backend.setClock('2026-12-05T11:00:00Z'));
afterAll(() => backend.close());

const start = (more: object = {}) => ({ title: `Igra ${randomUUID()}`, ...TIMES, ...more });
const filled = () => ({ short_description: 'Monitor.', content: '<p>Igra.</p>', rules: '<p>Pravila.</p>', question: 'Zašto?', image: { media } });

async function create(more: object = {}) {
	const { status, body } = await merchant.call('POST', '/sweepstakes', start(more));
	expect(status, JSON.stringify(body)).toBe(200);
	return { id: Number(body.id), path: String(body.path) };
}
const save = (id: number, body: object, headers?: Record<string, string>) => merchant.call('PUT', `/sweepstakes/${id}`, body, headers);
const shown = async (id: number) => expectContract(SweepstakesAnswer, (await backend.call('_get_hapi_sweepstake', { id })).body).data?.items[0];
const enter = async (id: number, more: object = {}) => (await backend.call('_post_hapi_sweepstake_entry', { id, ...PERSON, ...more })).body;

it('a sweepstake is created as a draft, filled, scheduled, published, entered, archived and deleted', async () => {
	const { id, path } = await create();
	expect(await shown(id)).toBeUndefined();
	for (const [change, field] of [
		[{ state: 'published' }, 'short_description'],
		[{ state: 'published', short_description: 'Monitor.' }, 'rules'],
		[{ state: 'published', short_description: 'Monitor.', rules: '<p>Pravila.</p>' }, 'image'],
		[{ state: 'published', short_description: 'Monitor.', rules: '<p>[[organizator]]</p>' }, 'content'],
	] as const)
		expect((await save(id, change)).body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
	const scheduled = await save(id, { ...filled(), state: 'scheduled', publish_at: '2026-12-06T08:00:00Z' });
	expect([scheduled.status, scheduled.body]).toMatchObject([
		200,
		{ state: 'scheduled', publish_at: '2026-12-06T08:00:00.000Z', phase: 'open', entries: 0, picture: expect.stringContaining(media) },
	]);
	expect((await save(id, { rules: ' ' })).body.errors).toEqual([{ field: 'rules', reason: 'is empty' }]);
	expect(await enter(id)).toMatchObject({ status: 404 });
	expect((await save(id, { state: 'published' })).status).toBe(200);
	expect(await shown(id)).toMatchObject({
		...{ url_without_domain: path, short_description: 'Monitor.', rules: '<p>Pravila.</p>', question: 'Zašto?', state: 'open' },
		...{ datetime_starts: '2026-12-01T00:00:00.000Z', image: { upload_path: expect.stringContaining(media) } },
	});
	expect(await enter(id)).toEqual({ success: true, data: { entered: true } });
	const [listed] = (await merchant.call('GET', '/sweepstakes')).body.items;
	expect(listed).toMatchObject({ id, path, state: 'published', phase: 'open', entries: 1 });
	expect((await merchant.call('DELETE', `/sweepstakes/${id}`)).body.errors).toEqual([{ field: 'state', reason: 'is published: archive it first' }]);
	expect((await save(id, { state: 'archived' })).status).toBe(200);
	expect(await shown(id)).toBeUndefined();
	expect(await enter(id, { email: 'eva@titraj.example' })).toMatchObject({ status: 404 });
	expect((await merchant.call('DELETE', `/sweepstakes/${id}`)).status).toBe(200);
	expect((await merchant.call('GET', `/sweepstakes/${id}`)).status).toBe(404);
	expect(await backend.db.selectFrom('sweepstake_entries').selectAll().where('sweepstake_id', '=', id).execute()).toEqual([]);
	expect(await backend.db.selectFrom('redirects').select('type').where('old_path', '=', path).executeTakeFirst()).toEqual({ type: 410 });
});

it('entries are read page by page, and winners are shown from their day on', async () => {
	const { id } = await create();
	await save(id, { ...filled(), state: 'published' });
	for (const name of ['ana', 'eva', 'iva']) await enter(id, { email: `${name}@titraj.example` });
	const page = (await merchant.call('GET', `/sweepstakes/${id}/entries?limit=2`)).body;
	expect(page.items.map(({ email, answer, at }: Record<string, string>) => [email, answer, at])).toEqual([
		['ana@titraj.example', '=Zato', '2026-12-05T11:00:00.000Z'],
		['eva@titraj.example', '=Zato', '2026-12-05T11:00:00.000Z'],
	]);
	const rest = (await merchant.call('GET', `/sweepstakes/${id}/entries?limit=2&cursor=${page.next_cursor}`)).body;
	expect([rest.items.length, rest.next_cursor]).toEqual([1, null]);
	expect((await merchant.call('GET', '/sweepstakes/999999/entries')).status).toBe(404);
	const winners = [{ name: 'A. H., Split', prize: 'monitor' }];
	expect((await save(id, { winners: [...winners, ...winners] })).body.errors).toEqual([{ field: 'winners', reason: 'names somebody twice' }]);
	expect((await save(id, { winners })).status).toBe(200);
	expect((await shown(id))?.winners).toEqual([]);
	backend.setClock('2026-12-22T10:00:00Z');
	expect((await shown(id))?.winners).toEqual(winners);
});

it.each([
	['an end before the beginning', { ends_at: '2026-11-30T00:00:00Z' }, 422],
	['winners before the end', { winners_at: '2026-12-20T22:59:00Z' }, 422],
	['no title', { title: '  ' }, 422],
	['a time that does not exist', { starts_at: '2026-12-01T25:00:00Z' }, 400],
	['an unknown field', { visible: true }, 400],
])('a new sweepstake with %s is refused', async (_title, wrong, status) => {
	const count = async () => (await merchant.call('GET', '/sweepstakes')).body.items.length;
	const before = await count();
	expect((await merchant.call('POST', '/sweepstakes', start(wrong))).status).toBe(status);
	expect(await count()).toBe(before);
});

it('a change leaves out what stays, and keeps the uploaded picture', async () => {
	const { id } = await create();
	await save(id, filled());
	const before = (await merchant.call('GET', `/sweepstakes/${id}`)).body;
	expect((await save(id, { question: null })).body).toEqual({ ...before, question: null });
	expect((await save(id, { image: { media: 'a'.repeat(64) } })).body.errors).toEqual([{ field: 'image', reason: 'names a picture that was not uploaded' }]);
	const isUsed = async () =>
		(await backend.db.selectFrom('media_files as f').select(isFileUsed.as('used')).where('f.hash', '=', media).executeTakeFirst())?.used;
	expect(await isUsed()).toBe(true);
});

it('a scheduled sweepstake is published when it is due, if its texts have no blanks by then', async () => {
	const { id } = await create();
	const publish_at = '2026-12-06T08:00:00Z';
	await save(id, { ...filled(), state: 'scheduled', publish_at });
	expect((await save(id, { publish_at: '2026-12-06T25:00:00Z' })).status).toBe(400);
	await publishDue(backend.db, new Date('2026-12-06T07:59:00Z'));
	expect(await shown(id)).toBeUndefined();
	expect(await publishDue(backend.db, new Date(publish_at))).toBe(1);
	expect(await shown(id)).toMatchObject({ id });
	expect((await merchant.call('GET', `/sweepstakes/${id}`)).body).toMatchObject({ state: 'published', publish_at: null });
});

it('two sweepstakes of one name have addresses of their own', async () => {
	const title = `Ista ${randomUUID()}`;
	const [one, other] = [await create({ title }), await create({ title })];
	expect(one.path).not.toBe(other.path);
});

it('texts, rules and question are translated', async () => {
	const { id } = await create();
	await save(id, { ...filled(), state: 'published' });
	for (const field of ['title', 'short_description', 'content', 'rules', 'question'])
		expect((await merchant.call('PUT', '/translated-texts', { kind: 'sweepstake', id: String(id), field, language: 'en', text: `en ${field}` })).status).toBe(
			200,
		);
	const english = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'en', languages: ['hr', 'en'] }));
	const translated = async () => unwrap(await english.call('_get_hapi_sweepstake', { id })).items[0];
	expect(await translated()).toMatchObject({
		...{ title: 'en title', short_description: 'en short_description', content: 'en content', rules: 'en rules', question: 'en question' },
	});
	expect((await save(id, { question: null })).status).toBe(200);
	expect((await translated())?.question).toBeNull();
});

it('the second of two editors is refused', async () => {
	const { id } = await create();
	const { headers } = await merchant.call('GET', `/sweepstakes/${id}`);
	const version = { 'if-match': headers.get('etag') ?? '' };
	expect((await save(id, { short_description: 'Prvi' }, version)).status).toBe(200);
	expect((await save(id, { short_description: 'Drugi' }, version)).status).toBe(412);
});

it('managers and editors write sweepstakes and read entries; other roles do neither', async () => {
	const { id } = await create();
	const statuses: Record<string, number[]> = {};
	for (const role of ['editor', 'warehouse', 'support'] as const) {
		const person = await openPerson(backend, role);
		const calls = [
			...[person.call('GET', '/sweepstakes'), person.call('POST', '/sweepstakes', start())],
			...[person.call('PUT', `/sweepstakes/${id}`, { short_description: role }), person.call('GET', `/sweepstakes/${id}/entries`)],
		];
		statuses[role] = (await Promise.all(calls)).map(({ status }) => status);
	}
	expect(statuses).toEqual({ editor: [200, 200, 200, 200], warehouse: [403, 403, 403, 403], support: [403, 403, 403, 403] });
});

it('pages are built again once when the time of winners has come', async () => {
	const { id } = await create();
	await save(id, { ...filled(), state: 'published', winners: [{ name: 'A. B., Split', prize: 'monitor' }] });
	const { id: empty } = await create({ winners_at: '2026-12-23T10:00:00Z' });
	await save(empty, { ...filled(), state: 'published' });
	const note = async (moment: string) => {
		await backend.db.deleteFrom('content_changes').execute();
		const noted = await noteDueWinners(backend.db, new Date(moment));
		expect((await backend.db.selectFrom('content_changes').select('entity').execute()).map(({ entity }) => entity)).toEqual(noted ? ['site'] : []);
		return noted;
	};
	await backend.db.deleteFrom('settings').where('name', '=', 'winners_noted').execute();
	const outcomes: boolean[] = [];
	for (const moment of ['2026-12-05T11:00:00Z', '2026-12-22T09:59:00Z', '2026-12-22T10:00:00Z', '2026-12-22T10:01:00Z', '2026-12-23T10:01:00Z'])
		outcomes.push(await note(moment));
	expect(outcomes).toEqual([false, false, true, false, false]);
});

async function played(names: readonly string[]) {
	const { id } = await create();
	await save(id, { ...filled(), state: 'published' });
	for (const name of names) await enter(id, { email: `${name}@titraj.example`, first_name: name });
	return { id, draw: (body: object) => merchant.call('POST', `/sweepstakes/${id}/draw`, body) };
}
const drawnOf = async (id: number) => (await merchant.call('GET', `/sweepstakes/${id}/drawn`)).body;

it('winners are drawn once, after the end, from valid entries alone, and the log has the entries without names', async () => {
	const names = ['Ana', 'Eva', 'Iva', 'Ena', 'Una', 'Ada'];
	const { id, draw } = await played(names);
	const { items } = (await merchant.call('GET', `/sweepstakes/${id}/entries`)).body;
	const idOf = (name: string) => items.find(({ first_name }: { first_name: string }) => first_name === name).id;
	const manager = await openPerson(backend, 'manager');
	const judge = (name: string, invalid: string | null) => manager.call('PUT', `/sweepstakes/${id}/entries/${idOf(name)}`, { invalid });
	const body = { prizes: ['monitor', 'miš'], substitutes: 1 };
	expect((await draw(body)).body.errors).toEqual([{ field: 'draw', reason: 'is possible after the end of entries' }]);
	expect([(await judge('Ana', 'zaposlenica')).status, (await judge('Eva', 'x')).status, (await judge('Eva', null)).status]).toEqual([200, 200, 200]);
	await backend.db
		.updateTable('sweepstake_entries')
		.set({ created_at: new Date('2026-12-21T00:00:00Z') })
		.where('id', '=', idOf('Iva'))
		.execute();
	await backend.db.updateTable('sweepstake_entries').set({ answer: '' }).where('id', '=', idOf('Ena')).execute();
	backend.setClock('2026-12-21T08:00:00Z');
	expect((await drawnOf(id)).valid).toBe(3);
	expect((await draw({ prizes: ['a', 'b', 'c', 'd'], substitutes: 0 })).body.errors).toEqual([{ field: 'prizes', reason: 'are more than the valid entries' }]);
	const done = await manager.call('POST', `/sweepstakes/${id}/draw`, body);
	expect([done.status, done.body.draw]).toMatchObject([200, { at: '2026-12-21T08:00:00.000Z' }]);
	const { drawn } = await drawnOf(id);
	expect(drawn.map(({ first_name }: { first_name: string }) => first_name).toSorted()).toEqual(['Ada', 'Eva', 'Una']);
	expect(drawn.map(({ place, prize, outcome }: Record<string, unknown>) => [place, prize, outcome])).toEqual([
		[1, 'monitor', 'waiting'],
		[2, 'miš', 'waiting'],
		[3, null, 'waiting'],
	]);
	expect((await draw(body)).body.errors).toEqual([{ field: 'draw', reason: 'has been made: winners are drawn once' }]);
	expect((await judge('Ada', 'kasno')).status).toBe(422);
	const [logged] = await backend.db
		.selectFrom('audit_log')
		.selectAll()
		.where('operation', '=', 'drawWinners')
		.where('entity', '=', `/sweepstakes/${id}`)
		.execute();
	expect(JSON.stringify(logged?.after)).toContain(`"id":${drawn[0].id}`);
	expect(JSON.stringify(logged)).not.toMatch(/Eva|titraj\.example"/);
});

it('a substitute follows a winner who declined, and the shop names winners who agreed alone', async () => {
	const { id, draw } = await played(['Ana', 'Eva', 'Iva']);
	backend.setClock('2026-12-21T08:00:00Z');
	expect((await draw({ prizes: ['monitor', 'miš'], substitutes: 5 })).status).toBe(200);
	const [first, second, third] = (await drawnOf(id)).drawn;
	const settle = (entry: { id: number }, answer: object) => merchant.call('PUT', `/sweepstakes/${id}/drawn/${entry.id}`, answer);
	const publish = () => merchant.call('POST', `/sweepstakes/${id}/winners`);
	expect((await settle(third, { outcome: 'confirmed' })).status).toBe(422);
	expect((await settle(first, { outcome: 'declined' })).status).toBe(200);
	expect((await settle(first, { outcome: 'confirmed' })).status).toBe(422);
	expect((await drawnOf(id)).drawn[2]).toMatchObject({ prize: 'monitor', outcome: 'waiting' });
	expect((await publish()).body.errors).toEqual([{ field: 'winners', reason: 'have not agreed to be named' }]);
	await settle(second, { outcome: 'confirmed' });
	await settle(third, { outcome: 'confirmed', shown_as: 'I. H., Split' });
	expect((await publish()).body.winners).toEqual([{ name: 'I. H., Split', prize: 'monitor' }]);
	expect((await shown(id))?.winners).toEqual([]);
	backend.setClock('2026-12-22T10:00:00Z');
	expect((await shown(id))?.winners).toEqual([{ name: 'I. H., Split', prize: 'monitor' }]);
});

it.each<[string, (winner: { readonly id: number; readonly sweepstake: number }) => Promise<unknown>]>([
	['takes the consent back', ({ id, sweepstake }) => merchant.call('PUT', `/sweepstakes/${sweepstake}/drawn/${id}`, { shown_as: null })],
	['declines', ({ id, sweepstake }) => merchant.call('PUT', `/sweepstakes/${sweepstake}/drawn/${id}`, { outcome: 'declined' })],
	['agrees to another name', ({ id, sweepstake }) => merchant.call('PUT', `/sweepstakes/${sweepstake}/drawn/${id}`, { shown_as: 'Ana' })],
	['is erased', () => backend.db.transaction().execute((trx) => eraseByAddress(trx, 'ana@titraj.example'))],
])('the shop no longer names a published winner who %s, and still names the others', async (_title, leave) => {
	const { id, draw } = await played(['Ana', 'Eva']);
	backend.setClock('2026-12-22T10:00:00Z');
	await draw({ prizes: ['monitor', 'monitor'], substitutes: 0 });
	const { drawn } = await drawnOf(id);
	for (const entry of drawn)
		await merchant.call('PUT', `/sweepstakes/${id}/drawn/${entry.id}`, { outcome: 'confirmed', shown_as: `${entry.first_name} H., Split` });
	await merchant.call('POST', `/sweepstakes/${id}/winners`);
	expect((await shown(id))?.winners).toHaveLength(2);
	await leave({ id: drawn.find(({ first_name }: { first_name: string }) => first_name === 'Ana').id, sweepstake: id });
	expect((await shown(id))?.winners).toEqual([{ name: 'Eva H., Split', prize: 'monitor' }]);
});

it.each(['a person', 'a program'])('the log of changes keeps no names of winners that %s records and publishes', async (who) => {
	const { id, draw } = await played(['Ana']);
	backend.setClock('2026-12-22T10:00:00Z');
	await draw({ prizes: ['monitor'], substitutes: 0 });
	const [winner] = (await drawnOf(id)).drawn;
	const caller = who === 'a person' ? await openPerson(backend, 'manager') : merchant;
	await caller.call('PUT', `/sweepstakes/${id}/drawn/${winner.id}`, { outcome: 'confirmed', shown_as: 'Kvork H., Split' });
	expect((await caller.call('POST', `/sweepstakes/${id}/winners`)).body.winners).toEqual([{ name: 'Kvork H., Split', prize: 'monitor' }]);
	await caller.call('PUT', `/sweepstakes/${id}`, { winners: [{ name: 'Kvork H., Zadar', prize: 'monitor' }] });
	const log = await backend.db.selectFrom('audit_log').selectAll().where('entity', '=', `/sweepstakes/${id}`).execute();
	expect(log.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['settleWinner', 'publishDrawnWinners', 'saveSweepstake']));
	expect(JSON.stringify(log)).not.toContain('Kvork');
});
