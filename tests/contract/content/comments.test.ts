import { PostCommentsAnswer } from '@titraj/contract/post-comments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let staff: string;
let postId = 0;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	staff = await backend.token('urednik@titraj.example', 'titraj-urednik');
	postId = (await backend.db.selectFrom('posts').select('id').where('slug', '=', 'kako-odabrati-monitor').executeTakeFirstOrThrow()).id;
});
afterAll(() => backend.close());

async function names(query: object, token?: string) {
	const { body } = await backend.call('_get_hapi_publish_comments', query, token);
	return expectContract(PostCommentsAnswer, body).data?.items.map(({ display_name }) => display_name) ?? [];
}
const write = (rest: object, token?: string) =>
	backend.call('_post_hapi_feedback_post_comment', { item_id: postId, display_name: 'Iva', message: 'Dobar pregled, hvala.', ...rest }, token);

describe('comments of a post', () => {
	it('pending ones are for staff', async () => {
		expect(await names({ item_id: postId })).toEqual(['Prva']);
		expect(await names({ status: 'pending' }, staff)).toEqual(['Druga']);
		expect((await backend.call('_get_hapi_publish_comments', { status: 'pending', item_id: postId })).status).toBe(403);
		expect((await backend.call('_get_hapi_publish_comments', {})).status).toBe(400);
	});

	it('a new one is pending, a duplicate counts once, and it shows after staff approve it', async () => {
		const visitor = await backend.token();
		for (let time = 0; time < 2; time++) expect((await write({}, visitor)).body).toEqual({ success: true, data: { status: 'pending' } });
		expect(await names({ item_id: postId })).toEqual(['Prva']);
		const { body } = await backend.call('_get_hapi_publish_comments', { status: 'pending', item_id: postId }, staff);
		const waiting = expectContract(PostCommentsAnswer, body).data?.items.filter(({ display_name }) => display_name === 'Iva') ?? [];
		expect(waiting).toHaveLength(1);
		const verdict = { id: waiting[0]?.id, status: 'approved' };
		expect((await backend.call('_put_hapi_feedback_post_comment', verdict, visitor)).status).toBe(403);
		expect((await backend.call('_put_hapi_feedback_post_comment', verdict, staff)).status).toBe(200);
		expect(await names({ item_id: postId })).toEqual(['Iva', 'Prva']);
	});

	it('spam in the honeypot is thanked for and dropped', async () => {
		expect((await write({ display_name: 'Robot', website: 'x' })).body).toMatchObject({ success: true });
		expect(await names({ status: 'pending' }, staff)).not.toContain('Robot');
	});

	it('are limited to five an hour', async () => {
		const visitor = await backend.token();
		for (let time = 0; time < 5; time++) expect((await write({ message: `Komentar broj ${time}.` }, visitor)).body).toMatchObject({ success: true });
		expect((await write({ message: 'Još jedan komentar.' }, visitor)).body).toEqual({ success: false, label_name: 'error_too_many' });
	});

	it('are refused for a post that is not public', async () => {
		const { id } = await backend.db.selectFrom('posts').select('id').where('slug', '=', 'skriveno').executeTakeFirstOrThrow();
		expect((await write({ item_id: id })).status).toBe(404);
		expect((await write({ item_id: 2 ** 40 })).status).toBe(404);
		expect((await write({ message: 'a'.repeat(4001) })).status).toBe(400);
	});
});
