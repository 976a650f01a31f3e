import { MyCommentsAnswer } from '@titraj/contract/comments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await newCustomer(backend, 'komentari@podaci.example');
});
afterAll(() => backend.close());

it('a customer’s comments are the public ones; with all=1 also those that are pending or rejected', async () => {
	const { id: user_id } = await backend.db.selectFrom('users').select('id').where('email', '=', 'komentari@podaci.example').executeTakeFirstOrThrow();
	const own = { user_id, session_id: null, rate: 5, display_name: 'Ana' };
	await backend.db
		.insertInto('feedback')
		.values([
			{ ...own, product_id: 1, message: 'Objavljen.', status: 'approved' },
			{ ...own, product_id: 2, message: 'Čeka.', status: 'pending' },
			{ ...own, product_id: 3, message: 'Odbijen.', status: 'rejected' },
			{ ...own, product_id: 4, message: null, status: 'approved' },
		])
		.execute();
	const read = async (query: object) => {
		const { data } = expectContract(MyCommentsAnswer, (await backend.call('_get_hapi_auth_comments', query, token)).body);
		return [data?.total, data?.items.map(({ item, status }) => `${item?.id} ${status}`).toSorted()];
	};
	expect([await read({}), await read({ all: 0 })]).toEqual([
		[1, ['1 approved']],
		[1, ['1 approved']],
	]);
	expect(await read({ all: 1 })).toEqual([3, ['1 approved', '2 pending', '3 rejected']]);
});
