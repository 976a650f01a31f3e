import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let support: PersonBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	support = await openPerson(backend, 'support');
});
afterAll(() => backend.close());

const write = async (fields: Partial<{ name: string; message: string; order_number: string }> = {}): Promise<number> => {
	const body = { name: 'Ana <b>', email: 'ana@primjer.example', subject: 'order' as const, message: 'Gdje je moja narudžba?', ...fields };
	expect((await backend.call('_post_hapi_contact_message', body, await backend.newToken())).body).toMatchObject({ success: true });
	return (await backend.db.selectFrom('contact_messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;
};
const shows = async (state: string, id: number): Promise<boolean> =>
	(await support.call('GET', `/messages?state=${state}&limit=100`)).body.items.some((message: { id: number }) => message.id === id);

test('messages of the contact form are listed for staff as they were typed, with the number of the order', async () => {
	const id = await write({ message: '<script>alert(1)</script> Gdje je?', order_number: '1007' });
	const { body } = await support.call('GET', '/messages');
	const typed = { name: 'Ana <b>', email: 'ana@primjer.example', message: '<script>alert(1)</script> Gdje je?', order_number: '1007' };
	expect(body.items[0]).toMatchObject({ id, state: 'new', ...typed });
});

test('a message moves between new, read and answered as staff mark it', async () => {
	const id = await write();
	for (const state of ['read', 'answered', 'new']) {
		expect((await support.call('PUT', `/messages/${id}`, { state })).status).toBe(200);
		for (const each of ['new', 'read', 'answered']) expect([each, await shows(each, id)]).toEqual([each, each === state]);
	}
});

test('a message is not marked by an unknown mark, without the page’s token, or by visitors', async () => {
	const id = await write();
	expect((await support.call('PUT', `/messages/${id}`, { state: 'constructor' })).status).toBe(400);
	expect((await support.call('PUT', `/messages/${id}`, { state: 'answered' }, { 'x-csrf-token': 'x' })).status).toBe(403);
	expect((await support.call('PUT', `/messages/${id}`, { state: 'answered' }, { cookie: '' })).status).toBe(401);
	expect(await shows('new', id)).toBe(true);
});
