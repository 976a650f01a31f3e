import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { FeedbackCommentAnswer, FeedbackCommentsAnswer, FeedbackRateAnswer } from '@titraj/contract/feedback.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let staff: string;
beforeAll(async () => {
	backend = await startTestBackend();
	staff = await logIn(backend, { email: 'urednik@titraj.example', password: 'titraj-urednik' });
});
afterAll(() => backend.close());

describe('feedback', () => {
	const product = async (item_id: number) => expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id })).body).data;
	const comment = (item_id: number, token: string, message = 'Dugo čekam, ali vrijedi.') =>
		backend.call('_post_hapi_feedback_comment', { item_id, rate: 2, display_name: ' Iva\u0007 ', message }, token);

	it('is shown and counted once staff approve it', async () => {
		const token = await backend.newToken();
		const { data } = expectContract(FeedbackCommentAnswer, (await comment(1, token)).body);
		expect(data?.status).toBe('pending');
		expect((await product(1))?.feedback_rate_widget).toEqual({ rates: 4, rates_votes: 1 });

		expect((await backend.call('_put_hapi_feedback_comment', { id: data?.id ?? 0, status: 'approved' }, token)).status).toBe(403);
		await backend.call('_put_hapi_feedback_comment', { id: data?.id ?? 0, status: 'approved' }, staff);
		const shown = await product(1);
		expect(shown?.feedback_rate_widget).toEqual({ rates: 3, rates_votes: 2 });
		expect(shown?.feedback_comment_widget.items.map(({ display_name, rate }) => [display_name, rate])).toEqual([
			['Iva', 2],
			['Ana', 4],
		]);
		const list = expectContract(FeedbackCommentsAnswer, (await backend.call('_get_hapi_feedback_comments', { item_id: 1, limit: 1 }, token)).body).data;
		expect(list).toMatchObject({ total: 2, rates: [0, 1, 0, 1, 0] });

		await comment(1, token, 'Ipak sam se predomislio o njemu.');
		expect((await product(1))?.feedback_rate_widget).toEqual({ rates: 4, rates_votes: 1 });
	});

	it('keeps the shop’s reply until its text changes, and is marked as a purchase only if its customer’s order of the product was shipped', async () => {
		const customer = await logIn(backend, { email: 'kupac@titraj.example', password: 'titraj-kupac' });
		const { id: user_id } = await backend.db.selectFrom('users').select('id').where('email', '=', 'kupac@titraj.example').executeTakeFirstOrThrow();
		const bought = await backend.db
			.selectFrom('order_items as i')
			.innerJoin('orders as o', 'o.id', 'i.order_id')
			.innerJoin('products as p', 'p.id', 'i.product_id')
			.select(['p.id', 'o.id as order_id'])
			.where('o.user_id', '=', user_id)
			.where('p.listed', '=', true)
			.executeTakeFirstOrThrow();
		await backend.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', bought.order_id).execute();
		const write = async (token: string, message: string) =>
			expectContract(FeedbackCommentAnswer, (await comment(bought.id, token, message)).body).data?.id ?? 0;
		const own = await write(customer, 'Kupljeno i isprobano, radi.');
		const stranger = await write(await backend.newToken(), 'Samo sam ga vidio u izlogu.');
		const answer = '  Hvala na recenziji.\nJavite se.  ';
		expect((await backend.call('_put_hapi_feedback_comment', { id: own, status: 'approved', answer }, customer)).status).toBe(403);
		for (const id of [own, stranger]) await backend.call('_put_hapi_feedback_comment', { id, status: 'approved', ...(id === own && { answer }) }, staff);
		const read = async () => (await product(bought.id))?.feedback_comment_widget;
		const marks = async () => (await read())?.items.filter(({ rate }) => rate === 2).map(({ is_verified = false, answer: said = null }) => [is_verified, said]);
		expect((await marks())?.toSorted()).toEqual([
			[false, null],
			[true, 'Hvala na recenziji.\nJavite se.'],
		]);
		expect((await read())?.rates?.[1]).toBe(2);
		expect((await read())?.items.flatMap(({ answer_lang }) => answer_lang ?? [])).toEqual(['hr']);
		await backend.call('_put_hapi_feedback_comment', { id: own, status: 'approved', answer, answer_lang: 'en' }, staff);
		await backend.call('_put_hapi_feedback_comment', { id: own, status: 'approved' }, staff);
		expect((await read())?.items.flatMap(({ answer_lang }) => answer_lang ?? [])).toEqual(['en']);
		await backend.db.updateTable('orders').set({ status: 'paid' }).where('user_id', '=', user_id).execute();
		expect((await marks())?.map(([verified]) => verified)).toEqual([false, false]);
		const rewritten = await write(customer, 'Ipak sam se predomislio o njemu.');
		await backend.call('_put_hapi_feedback_comment', { id: rewritten, status: 'approved' }, staff);
		expect((await marks())?.map(([, said]) => said)).toEqual([null, null]);
		expect((await read())?.items.flatMap(({ answer_lang }) => answer_lang ?? [])).toEqual([]);
	});

	it('that was edited meanwhile is not approved by staff who read the old text', async () => {
		const token = await backend.newToken();
		const idOf = async (answer: Promise<{ body: unknown }>) => expectContract(FeedbackCommentAnswer, (await answer).body).data?.id ?? 0;
		const approve = async (id: number) => (await backend.call('_put_hapi_feedback_comment', { id, status: 'approved' }, staff)).status;
		const read = await idOf(comment(4, token));
		expect(await idOf(comment(4, token))).toBe(read);
		const rewritten = await idOf(comment(4, token, 'Nešto što nitko nije pročitao.'));
		expect(await approve(read)).toBe(404);
		expect((await product(4))?.feedback_comment_widget.items).toEqual([]);
		expect(await approve(rewritten)).toBe(200);
		expect((await product(4))?.feedback_comment_widget.items).toMatchObject([{ message: 'Nešto što nitko nije pročitao.' }]);
	});

	it('keeps its date when its author votes again', async () => {
		const token = await backend.newToken();
		await comment(5, token);
		const old = new Date('2026-01-02T03:04:05Z');
		await backend.db.updateTable('feedback').set({ created_at: old }).where('product_id', '=', 5).execute();
		await backend.call('_post_hapi_feedback_rate', { item_id: 5, rate: 4 }, token);
		expect(await backend.db.selectFrom('feedback').select(['rate', 'created_at']).where('product_id', '=', 5).execute()).toEqual([
			{ rate: 4, created_at: old },
		]);
	});

	it.each([
		[6, 'de', 'de'],
		[7, 'ba', 'bs'],
		[8, 'hr', 'hr'],
	])('of product %i written in market %s has language %s, wherever it is read', async (item_id, market, lang) => {
		const token = await backend.newToken();
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': market };
		const body = JSON.stringify({ item_id, rate: 5, display_name: 'Eva', message: 'Leise und flott im Alltag.' });
		await backend.send('/hapi/v1/feedback/comment/', { method: 'POST', headers, body });
		await backend.db.updateTable('feedback').set({ status: 'approved' }).where('product_id', '=', item_id).execute();
		await backend.call('_post_hapi_feedback_rate', { item_id, rate: 4 }, token);
		expect((await product(item_id))?.feedback_comment_widget.items).toMatchObject([{ display_name: 'Eva', lang }]);
		const list = expectContract(FeedbackCommentsAnswer, (await backend.call('_get_hapi_feedback_comments', { item_id }, token)).body).data;
		expect(list?.items).toMatchObject([{ display_name: 'Eva', lang }]);
	});

	it('of an import has the imported language, or none', async () => {
		const review = { display_name: 'Ida', message: 'Molto silenzioso.', rate: 5, datetime: '2026-01-02T03:04:05Z' };
		const reviews = JSON.stringify([
			{ ...review, lang: 'it' },
			{ ...review, display_name: 'Leo' },
		]);
		await backend.db.updateTable('products').set({ reviews }).where('id', '=', 9).execute();
		const languages = (items: readonly { display_name: string; lang?: string }[] = []) => items.map(({ display_name, lang }) => [display_name, lang]);
		const [inPage, inList] = [
			(await product(9))?.feedback_comment_widget.items,
			expectContract(FeedbackCommentsAnswer, (await backend.call('_get_hapi_feedback_comments', { item_id: 9 })).body).data?.items,
		];
		for (const items of [inPage, inList])
			expect(languages(items)).toEqual([
				['Ida', 'it'],
				['Leo', undefined],
			]);
	});

	it('is stored once per shopper and product, however often it is sent', async () => {
		const token = await backend.newToken();
		await Promise.all(Array.from({ length: 5 }, () => comment(2, token)));
		const { body } = await backend.call('_get_hapi_feedback_comments', { item_id: 2, status: 'pending' }, staff);
		expect(expectContract(FeedbackCommentsAnswer, body).data?.total).toBe(1);
	});

	it('counts a customer’s vote immediately, and a guest’s vote not yet', async () => {
		const vote = async (token: string, rate: number) =>
			expectContract(FeedbackRateAnswer, (await backend.call('_post_hapi_feedback_rate', { item_id: 3, rate }, token)).body).data;
		expect(await vote(await backend.newToken(), 1)).toEqual({ rates: 0, rates_votes: 0, own: 1 });
		const customer = await logIn(backend, { email: 'kupac@titraj.example', password: 'titraj-kupac' });
		expect(await vote(customer, 5)).toEqual({ rates: 5, rates_votes: 1, own: 5 });
		expect(await vote(customer, 3)).toEqual({ rates: 3, rates_votes: 1, own: 3 });
	});

	it.each([
		[{ item_id: 22, rate: 5 }, 404],
		[{ item_id: 999_999, rate: 5 }, 404],
		[{ item_id: 2_147_483_648, rate: 5 }, 404],
		[{ item_id: 1, rate: 6 }, 400],
	])('refuses %j with %i', async (body, status) => {
		expect((await backend.call('_post_hapi_feedback_rate', body)).status).toBe(status);
	});
});
