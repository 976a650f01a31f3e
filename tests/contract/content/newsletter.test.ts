import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
});
afterAll(() => backend.close());

const subscribe = async (email: string, rest: object = {}) => (await backend.call('_post_hapi_newsletter_subscribe', { email, ...rest })).body;
const mailsTo = (recipient: string) => backend.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();

async function keyOf(email: string) {
	const [mail] = (await mailsTo(email)).slice(-1);
	const [, id = '', code = ''] = /\/newsletter\/(\d+)-([^/]+)\//.exec(mail?.text ?? '') ?? [];
	return { id: Number(id), code };
}

it('an address is subscribed only after its link is opened; opening it twice is harmless', async () => {
	expect(await subscribe(' Ana@Titraj.example ', { topics: ['offers', 'offers'] })).toEqual({ success: true, data: { status: 'pending' } });
	const key = await keyOf('ana@titraj.example');
	const [mail] = await mailsTo('ana@titraj.example');
	expect(mail?.headers).toEqual({
		'List-Unsubscribe': `<https://titraj.example/api/unsubscribe/newsletter/newsletter/${key.id}-${key.code}/>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	});
	const state = async () => (await backend.call('_get_hapi_newsletter_subscription', key)).body;
	const choices = ['offers', 'magazine', 'calendar'].map((code) => ({ code, title: `hr ${code}` }));
	expect(await state()).toEqual({ success: true, data: { email: 'a…@titraj.example', status: 'pending', topics: ['offers'], choices } });
	for (let time = 0; time < 2; time++) expect((await backend.call('_post_hapi_newsletter_confirm', key)).body).toMatchObject({ data: { status: 'confirmed' } });
	expect((await backend.call('_put_hapi_newsletter_subscription', { ...key, topics: ['magazine'] })).body).toMatchObject({ data: { topics: ['magazine'] } });
	for (let time = 0; time < 2; time++)
		expect((await backend.call('_post_hapi_newsletter_unsubscribe', key)).body).toMatchObject({ data: { status: 'unsubscribed' } });
	expect((await backend.call('_post_hapi_newsletter_confirm', key)).body).toMatchObject({ data: { status: 'unsubscribed' } });
});

it('every address gets the same response, and none is flooded', async () => {
	backend.setClock('2026-12-05T11:00:00Z');
	for (let hour = 0; hour < 6; hour++) {
		backend.setClock(`2026-12-05T${11 + hour}:00:00Z`);
		for (let time = 0; time < 2; time++) expect(await subscribe('ivo@titraj.example')).toEqual({ success: true, data: { status: 'pending' } });
	}
	expect(await mailsTo('ivo@titraj.example')).toHaveLength(3);
});

it('a former subscriber can return, with a new link', async () => {
	backend.setClock('2026-12-06T11:00:00Z');
	await subscribe('eva@titraj.example');
	const old = await keyOf('eva@titraj.example');
	await backend.call('_post_hapi_newsletter_unsubscribe', old);
	backend.setClock('2026-12-07T11:00:00Z');
	await subscribe('eva@titraj.example');
	const fresh = await keyOf('eva@titraj.example');
	expect(fresh.code).not.toBe(old.code);
	expect((await backend.call('_get_hapi_newsletter_subscription', old)).status).toBe(404);
	expect((await backend.call('_post_hapi_newsletter_confirm', fresh)).body).toMatchObject({ data: { status: 'confirmed' } });
	const row = await backend.db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', fresh.id).executeTakeFirst();
	expect(row).toMatchObject({ unsubscribed_at: null });
});

it('a wrong code is refused', async () => {
	await subscribe('mia@titraj.example');
	const { id, code } = await keyOf('mia@titraj.example');
	const wrong = [
		{ id, code: wrongCode(code) },
		{ id: id + 1000, code },
		{ id: 2 ** 40, code },
	];
	for (const key of wrong) expect((await backend.call('_post_hapi_newsletter_unsubscribe', key)).status).toBe(404);
});

it('nothing is sent to addresses from the honeypot', async () => {
	expect(await subscribe('robot@titraj.example', { website: 'x' })).toMatchObject({ success: true });
	expect(await mailsTo('robot@titraj.example')).toEqual([]);
});
