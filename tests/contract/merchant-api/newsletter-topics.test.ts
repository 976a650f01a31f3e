import { newsletterTopics } from '@titraj/backend/migrations/0199-newsletter-topics.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const topic = (code: string, more: object = {}) => ({ code, titles: { hr: `hr ${code}` }, active: true, ...more });
const THREE = [topic('offers', { titles: { hr: 'hr offers', de: 'de offers' } }), topic('magazine'), topic('calendar')];

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	merchant = await openMerchant(backend);
});
beforeEach(async () => {
	expect((await save(THREE)).status).toBe(200);
});
afterAll(() => backend.close());

const save = (topics: object[], headers?: Record<string, string>) => merchant.call('PUT', '/newsletter/topics', { topics }, headers);
const shown = async () => expectContract(InfoAnswer, (await backend.call('_get_hapi_misc_info', {})).body).data?.newsletter_topics;
const topicsOf = async (email: string) =>
	(await backend.db.selectFrom('newsletter_subscriptions').select('topics').where('email', '=', email).executeTakeFirstOrThrow()).topics;

async function subscribe(email: string, topics?: string[]) {
	await backend.call('_post_hapi_newsletter_subscribe', { email, ...(topics && { topics }) });
	const { id, code } = await backend.db.selectFrom('newsletter_subscriptions').select(['id', 'code']).where('email', '=', email).executeTakeFirstOrThrow();
	return { id, code };
}

it('topics are listed in their order, switched off and removed, and those that are shown have a name in each language', async () => {
	expect((await merchant.call('GET', '/newsletter/topics')).body).toEqual({ topics: THREE });
	expect(await shown()).toEqual(THREE.map(({ code }) => ({ code, title: `hr ${code}` })));
	const german = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'de', languages: ['hr', 'de'] }));
	expect(unwrap(await german.call('_get_hapi_misc_info', {})).newsletter_topics?.map(({ title }) => title)).toEqual([
		'de offers',
		'hr magazine',
		'hr calendar',
	]);
	await save([topic('calendar'), topic('magazine', { active: false }), topic('offers')]);
	expect((await shown())?.map(({ code }) => code)).toEqual(['calendar', 'offers']);
	await save([]);
	expect(await shown()).toEqual([]);
});

it('a saved change is a change of the site, so that pages are made again', async () => {
	const newest = async () =>
		(await backend.db.selectFrom('content_changes').select(['id', 'entity']).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
	const before = await newest();
	await save([topic('offers')]);
	const after = await newest();
	expect([after?.entity, (after?.id ?? 0) > (before?.id ?? 0)]).toEqual(['site', true]);
});

it('a subscription gets the chosen topics that exist, and all of them without a choice', async () => {
	await save([...THREE.slice(0, 2), topic('calendar', { active: false })]);
	await subscribe('ana@titraj.example', ['magazine', 'calendar', 'nema']);
	expect(await topicsOf('ana@titraj.example')).toEqual(['magazine']);
	await subscribe('eva@titraj.example');
	expect(await topicsOf('eva@titraj.example')).toEqual(['offers', 'magazine']);
	await subscribe('ida@titraj.example', ['calendar']);
	expect(await topicsOf('ida@titraj.example')).toEqual([]);
});

it('a topic that was removed or switched off stays with those who chose it, and is no choice any more', async () => {
	const email = 'iva@titraj.example';
	const key = await subscribe(email, ['offers', 'calendar']);
	await save([topic('magazine'), topic('offers')]);
	const { body } = await backend.call('_get_hapi_newsletter_subscription', key);
	expect(body).toMatchObject({
		data: {
			topics: ['offers'],
			choices: [
				{ code: 'magazine', title: 'hr magazine' },
				{ code: 'offers', title: 'hr offers' },
			],
		},
	});
	expect((await backend.call('_put_hapi_newsletter_subscription', { ...key, topics: ['magazine'] })).body).toMatchObject({ data: { topics: ['magazine'] } });
	expect(await topicsOf(email)).toEqual(['magazine', 'calendar']);
	const { items } = (await merchant.call('GET', '/newsletter/subscribers')).body;
	expect(items.find((item: { email: string }) => item.email === email).topics).toEqual(['magazine', 'calendar']);
	expect((await backend.call('_put_hapi_newsletter_subscription', { ...key, topics: [] })).body).toMatchObject({ data: { status: 'unsubscribed' } });
});

it.each([
	['without a Croatian name', [topic('a', { titles: { en: 'A', hr: ' ' } })], ['topics.0.titles.hr'], 422],
	['with the code of another', [topic('a'), topic('a')], ['topics.1.code'], 422],
	['with a name in a language that the shop does not have', [topic('a', { titles: { hr: 'a', xx: 'b' } })], ['topics.0.titles.xx'], 422],
	['with a code that is none', [topic('A B')], null, 400],
])('a topic %s is refused at its field', async (_title, items, fields, status) => {
	const { status: found, body } = await save(items);
	expect(found).toBe(status);
	if (fields !== null) expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
	expect((await merchant.call('GET', '/newsletter/topics')).body).toEqual({ topics: THREE });
});

it('the second of two editors is refused, and roles without marketing write no topics', async () => {
	const { headers } = await merchant.call('GET', '/newsletter/topics');
	const version = { 'if-match': headers.get('etag') ?? '' };
	expect((await save([topic('offers')], version)).status).toBe(200);
	expect((await save([], version)).status).toBe(412);
	const statuses: number[] = [];
	for (const role of ['editor', 'warehouse', 'support'] as const) {
		const person = await openPerson(backend, role);
		statuses.push((await person.call('PUT', '/newsletter/topics', { topics: THREE })).status);
	}
	expect(statuses).toEqual([200, 403, 403]);
});

it('a shop that is in use keeps the topics that the storefront had; those of the merchant stay', async () => {
	await newsletterTopics.up(backend.db);
	expect((await merchant.call('GET', '/newsletter/topics')).body).toEqual({ topics: THREE });
	await backend.db.deleteFrom('settings').where('name', '=', 'newsletter_topics').execute();
	await newsletterTopics.up(backend.db);
	const { topics } = (await merchant.call('GET', '/newsletter/topics')).body;
	expect(topics.map(({ code, active }: { code: string; active: boolean }) => [code, active])).toEqual(THREE.map(({ code }) => [code, true]));
	expect(topics[0].titles).toMatchObject({ hr: 'Sniženja i ponude', en: 'Discounts and offers', it: 'Sconti e offerte' });
});

it('a topic that the merchant has named by a label of the storefront keeps that name', async () => {
	await backend.db.deleteFrom('settings').where('name', '=', 'newsletter_topics').execute();
	await backend.db.insertInto('labels').values({ name: 'newsletter.calendar', text: 'Radionice "uživo"' }).execute();
	await newsletterTopics.up(backend.db);
	const { topics } = (await merchant.call('GET', '/newsletter/topics')).body;
	expect(topics.map(({ code, titles }: { code: string; titles: Record<string, string> }) => [code, titles['hr']])).toEqual([
		['offers', 'Sniženja i ponude'],
		['magazine', 'Novi članci u magazinu'],
		['calendar', 'Radionice "uživo"'],
	]);
	expect(topics[2].titles).toMatchObject({ en: 'Advent calendar' });
});
