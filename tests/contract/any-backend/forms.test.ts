import { describe, expect } from 'vitest';
import type { Client } from '#tests/support/any-backend/client.ts';
import { testsOfAnyBackend } from '#tests/support/any-backend/when-offered.ts';

const whenOffered = testsOfAnyBackend();
const NO_EMAILS = ['', 'ana', 'ana@', 'a b@c.hr', 'ana@titraj', `${'a'.repeat(250)}@b.hr`, 'ana@titraj.example\nbcc: x@y.hr'];

/** A refusal with a label, or 400 for input that no form of the storefront can send. */
async function expectRefused(client: Client, ...[name, request]: Parameters<Client['send']>): Promise<void> {
	const { status, body } = await client.send(name, request);
	if (status === 400) return;
	expect(status).toBe(200);
	expect(body).toMatchObject({ success: false, label_name: expect.any(String) });
}

describe('an invalid e-mail address', () => {
	for (const email of NO_EMAILS) {
		const named = JSON.stringify(email.slice(0, 40));
		whenOffered('_post_hapi_newsletter_subscribe')(`cannot subscribe to the newsletter: ${named}`, ({ guest }) =>
			expectRefused(guest, '_post_hapi_newsletter_subscribe', { email }),
		);
		whenOffered('_post_hapi_stock_alert')(`cannot request a stock alert: ${named}`, ({ guest, shop, need }) =>
			expectRefused(guest, '_post_hapi_stock_alert', { product_id: need(shop.goods.soldOut, 'a product that is shown and sold out').id, email }),
		);
		whenOffered('_post_hapi_auth_signup')(`cannot open an account: ${named}`, ({ guest }) =>
			expectRefused(guest, '_post_hapi_auth_signup', { email, password: 'tihi kondenzator', first_name: 'Ana', last_name: 'Anić', accept_terms: true }),
		);
	}
});

describe('an invalid field is named', () => {
	whenOffered('_post_hapi_feedback_comment')('in a product review', async ({ guest, shop, need }) => {
		const item_id = need(shop.goods.buyable[0], 'a product that can be bought').id;
		const { body } = await guest.send('_post_hapi_feedback_comment', { item_id, rate: 5, display_name: ' ', message: 'x' });
		expect(body).toMatchObject({ success: false, errors: { display_name: expect.any(String), message: expect.any(String) } });
	});

	whenOffered('_post_hapi_feedback_photo')('in a file that is no photo', async ({ guest }) => {
		const { body } = await guest.send('_post_hapi_feedback_photo', { content: Buffer.from('Ovo nije slika.').toString('base64') });
		expect(body).toMatchObject({ success: false, errors: { content: expect.any(String) } });
	});

	whenOffered('_post_hapi_feedback_post_comment', '_get_hapi_publish_posts')('in a comment on a post', async ({ guest, need }) => {
		const item_id = need((await guest.call('_get_hapi_publish_posts', { limit: 1 })).data?.items[0], 'a post').id;
		for (const [request, field] of [
			[{ display_name: ' ', message: 'Dobar pregled, hvala.' }, 'display_name'],
			[{ display_name: 'Iva', message: 'x' }, 'message'],
			[{ display_name: 'Iva', message: '\u0000\u0001'.repeat(20) }, 'message'],
		] as const)
			expect((await guest.send('_post_hapi_feedback_post_comment', { item_id, ...request })).body).toMatchObject({
				success: false,
				errors: { [field]: expect.any(String) },
			});
	});

	whenOffered('_post_hapi_contact_message')('in a message to the shop', async ({ guest }) => {
		const { body } = await guest.send('_post_hapi_contact_message', { name: ' ', email: 'ana@', subject: 'other', message: '' });
		expect(body).toMatchObject({ success: false, errors: { name: expect.any(String), email: expect.any(String), message: expect.any(String) } });
	});
});

describe('a review', () => {
	const whenRated = whenOffered('_post_hapi_feedback_rate');
	whenRated('accepts one to five whole stars, for an existing product only', async ({ guest, shop, need }) => {
		const item_id = need(shop.goods.buyable[0], 'a product that can be bought').id;
		for (const rate of [0, 6, 2.5]) expect((await guest.send('_post_hapi_feedback_rate', { item_id, rate })).status).toBe(400);
		expect((await guest.send('_post_hapi_feedback_rate', { item_id: 2_000_000_000, rate: 5 })).status).toBe(404);
	});
});
