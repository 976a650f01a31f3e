import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

async function writeReview(): Promise<number> {
	const product = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const review = { product_id: product.id, session_id: null, user_id: null, rate: 5, display_name: 'Ana', message: 'Odličan', lang: 'hr' };
	const { id } = await backend.db
		.insertInto('feedback')
		.values({ ...review, status: 'pending' })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

test('reviews are listed by state with their product, and published with an answer that null removes', async () => {
	const id = await writeReview();
	const support = await openPerson(backend, 'support');
	const { body } = await support.call('GET', '/reviews?state=pending');
	expect(body.items[0]).toMatchObject({ id, state: 'pending', rate: 5, name: 'Ana', message: 'Odličan', is_verified: false, photos: [], answer: null });
	expect(body.items[0].product).toMatchObject({ sku: 'MON-1', url: expect.stringMatching(/^https:\/\/titraj\.example\/.+-proizvod-\d+\/$/) });
	const published = await support.call('PUT', `/reviews/${id}`, { state: 'approved', answer: 'Hvala' });
	expect(published.body).toMatchObject({ state: 'approved', answer: 'Hvala', answer_language: 'hr' });
	expect((await support.call('PUT', `/reviews/${id}`, { state: 'approved' })).body.answer).toBe('Hvala');
	expect((await support.call('PUT', `/reviews/${id}`, { state: 'rejected', answer: null })).body).toMatchObject({ state: 'rejected', answer: null });
	expect((await support.call('GET', '/reviews?state=pending')).body.items.map((review: { id: number }) => review.id)).not.toContain(id);
});

test('a review is refused a state, a field or an answer that it cannot have, and one that is gone is not found', async () => {
	const id = await writeReview();
	for (const body of [{ state: 'pending' }, { state: 'approved', rate: 1 }, { state: 'approved', answer: 'x'.repeat(4001) }])
		expect((await merchant.call('PUT', `/reviews/${id}`, body)).status).toBe(400);
	expect((await merchant.call('PUT', '/reviews/999999', { state: 'approved' })).status).toBe(404);
	expect((await merchant.call('GET', '/reviews/999999')).status).toBe(404);
	const editor = await openPerson(backend, 'editor');
	expect((await editor.call('PUT', `/reviews/${id}`, { state: 'approved' })).status).toBe(403);
});
