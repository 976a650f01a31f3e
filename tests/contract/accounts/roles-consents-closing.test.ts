import { UserAnswer } from '@titraj/contract/auth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openDraw } from '#tests/support/open-draw.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await newCustomer(backend, 'profil@podaci.example');
});
afterAll(() => backend.close());

describe('the caller', () => {
	const whoIs = async (as: string) => expectContract(UserAnswer, (await backend.call('_get_hapi_auth_user', {}, as)).body).data;

	it('is a visitor, a guest in checkout, or a customer', async () => {
		const visitor = await backend.newToken();
		expect(await whoIs(visitor)).toMatchObject({ user_id: null, role: 'visitor', email: null, permissions: [] });
		await backend.call('_get_hapi_auth_is_login', { continue_as_guest: 1 }, visitor);
		expect((await whoIs(visitor))?.role).toBe('guest');
		expect(await whoIs(token)).toMatchObject({ role: 'customer', staff: false, email: 'profil@podaci.example' });
	});

	it.each(['staff', 'developer', 'superuser'] as const)('is %s with the permissions of the account', async (role) => {
		const own = await newCustomer(backend, `${role}@podaci.example`);
		await backend.db
			.updateTable('users')
			.set({ [role]: true, permissions: ['warehouse_view'] })
			.where('email', '=', `${role}@podaci.example`)
			.execute();
		expect(await whoIs(own)).toMatchObject({ role, [role]: true, permissions: ['warehouse_view'] });
	});

	it.each(['staff', 'developer', 'superuser'] as const)('is reported as %s with no other flag, by is-login and by user', async (role) => {
		const own = await newCustomer(backend, `samo-${role}@podaci.example`);
		await backend.db
			.updateTable('users')
			.set({ [role]: true })
			.where('email', '=', `samo-${role}@podaci.example`)
			.execute();
		const flags = { staff: false, developer: false, superuser: false, [role]: true };
		expect((await backend.call('_get_hapi_auth_is_login', {}, own)).body).toMatchObject({ data: flags });
		expect(await whoIs(own)).toMatchObject(flags);
	});
});

describe('consents', () => {
	const say = async (analytics: boolean, marketing: boolean, as: string) => (await backend.call('_post_hapi_gdpr_consents', { analytics, marketing }, as)).body;

	it('of a visitor and of a customer are separate; the last choice counts and all are stored', async () => {
		const visitor = await backend.newToken();
		expect((await backend.call('_get_hapi_gdpr_consents', {}, visitor)).body).toEqual({
			success: true,
			data: { analytics: false, marketing: false, datetime: null },
		});
		await say(true, true, visitor);
		expect(await say(true, false, visitor)).toMatchObject({ data: { analytics: true, marketing: false } });
		await say(true, false, visitor);
		expect((await backend.call('_get_hapi_gdpr_consents', {}, token)).body).toMatchObject({ data: { datetime: null } });
		const { total } = await backend.db
			.selectFrom('consents')
			.select((eb) => eb.fn.countAll<number>().as('total'))
			.executeTakeFirstOrThrow();
		expect(total).toBe(2);
	});

	it('one change is stored as one row, however many tabs send it at once', async () => {
		const visitor = await backend.newToken();
		const before = await backend.db.selectFrom('consents').select('id').execute();
		await Promise.all(Array.from({ length: 8 }, () => say(true, true, visitor)));
		expect(await backend.db.selectFrom('consents').select('id').execute()).toHaveLength(before.length + 1);
	});

	it('more than 20 changes an hour are refused, and the last accepted one counts', async () => {
		const visitor = await backend.newToken();
		for (let turn = 0; turn < 20; turn++) expect(await say(turn % 2 === 0, false, visitor)).toMatchObject({ success: true });
		expect((await backend.call('_post_hapi_gdpr_consents', { analytics: true, marketing: true }, visitor)).status).toBe(429);
		expect(await say(false, false, visitor)).toMatchObject({ success: true, data: { analytics: false, marketing: false } });
	});
});

describe('closing an account', () => {
	it('needs the password, erases personal data, keeps orders without it, and ends every session', async () => {
		const own = await newCustomer(backend, 'odlazim@podaci.example');
		const { id } = await backend.db.selectFrom('users').select('id').where('email', '=', 'odlazim@podaci.example').executeTakeFirstOrThrow();
		const order = await backend.db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
		await backend.db.updateTable('orders').set({ user_id: id }).where('id', '=', order.id).execute();
		await backend.call('_post_hapi_wishlist', { code: 'product-1' }, own);
		await backend.call('_post_hapi_feedback_comment', { item_id: 1, rate: 1, display_name: 'Iva Ivić', message: 'Ne bih ga opet kupila.' }, own);
		await backend.call('_post_hapi_feedback_rate', { item_id: 2, rate: 1 }, own);
		const voteOf = async () => (await backend.db.selectFrom('products').select('rate_votes').where('id', '=', 2).executeTakeFirstOrThrow()).rate_votes;
		const votes = await voteOf();
		const close = async (password: string) => (await backend.call('_post_hapi_auth_close_account', { password }, own)).body;
		expect(await close('kriva')).toMatchObject({ errors: { password: 'error_password_wrong' } });
		expect(await close(PASSWORD)).toEqual({ success: true });
		expect((await backend.call('_get_hapi_auth_is_login', {}, own)).status).toBe(401);
		expect((await backend.call('_post_hapi_auth_login', { email: 'odlazim@podaci.example', password: PASSWORD })).body).toMatchObject({ success: false });
		expect((await mailsTo(backend, 'odlazim@podaci.example')).map(({ template }) => template)).toEqual(['closed']);
		expect(await backend.db.selectFrom('orders').select('user_id').where('id', '=', order.id).executeTakeFirst()).toEqual({ user_id: null });
		expect(await backend.db.selectFrom('wishlists').select('id').where('user_id', '=', id).execute()).toEqual([]);
		expect(await backend.db.selectFrom('feedback').select('id').where('display_name', '=', 'Iva Ivić').execute()).toEqual([]);
		expect(await voteOf()).toBe(votes - 1);
	});

	it('deletes saved carts, mails with codes to all addresses, and sweepstake entries, open or closed; data of others stays', async () => {
		const [email, wanted, other] = ['kosara+igra@podaci.example', 'nova-kosara@podaci.example', 'tuda@podaci.example'];
		const own = await newCustomer(backend, email);
		await backend.call('_post_hapi_auth_profile', { email: wanted, password: PASSWORD }, own);
		const letter = { recipient: wanted, template: 'confirmation', lang: 'hr', subject: 'a', text: 'b', html: 'c' };
		await backend.db.insertInto('mails').values(letter).execute();
		expect((await mailsTo(backend, wanted)).map(({ template }) => template)).toEqual(['confirmation', 'email']);
		for (const of of [email, wanted, other]) {
			const lines = JSON.stringify([{ product_id: 20, qty: 1 }]);
			await backend.db.insertInto('saved_carts').values({ code: of, cart_id: null, cart_version: 1, email: of, lines }).execute();
		}
		const draws = [
			await openDraw(backend.db, { slug: 'otvorena', ends_at: new Date(Date.now() + 86_400_000) }),
			await openDraw(backend.db, { slug: 'gotova', ends_at: new Date(Date.now() - 86_400_000) }),
		];
		const entry = { first_name: 'Iva', last_name: 'Ivić', answer: 'x', created_at: new Date() };
		for (const sweepstake_id of draws)
			for (const of of ['kosara@podaci.example', other])
				await backend.db
					.insertInto('sweepstake_entries')
					.values({ ...entry, sweepstake_id, email: of })
					.execute();
		expect((await backend.call('_post_hapi_auth_close_account', { password: PASSWORD }, own)).body).toEqual({ success: true });
		const emails = async (table: 'saved_carts' | 'sweepstake_entries') =>
			(await backend.db.selectFrom(table).select('email').orderBy('email').execute()).map(({ email: of }) => of);
		expect(await emails('saved_carts')).toEqual([wanted, other]);
		expect(await emails('sweepstake_entries')).toEqual([other, other]);
		expect((await mailsTo(backend, wanted)).map(({ template }) => template)).toEqual(['confirmation']);
	});
});
