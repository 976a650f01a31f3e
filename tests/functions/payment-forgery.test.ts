import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { decide, goToBank, noticesOf, referenceIn, stateOf } from '#tests/support/bank-steps.ts';
import { guestForEachTest } from '#tests/support/guest-for-each-test.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { decideAtBank, type Guest, type PayingShop } from '#tests/support/paying-shop.ts';

let shop: PayingShop;
let guest: Guest;
guestForEachTest((...opened) => {
	[shop, guest] = opened;
});

describe('forgeries are refused, logged, and change nothing', () => {
	type Fields = [name: string, value: string][];
	const forgeries: [title: string, forge: (fields: Fields) => Fields][] = [
		['another status', (fields) => fields.map(([name, value]) => [name, name === 'status' ? 'approved' : value])],
		['another amount', (fields) => fields.map(([name, value]) => [name, name === 'amount' ? '1' : value])],
		['no signature', (fields) => fields.filter(([name]) => name !== 'signature')],
		['an invalid signature', (fields) => fields.map(([name, value]) => [name, name === 'signature' ? 'f'.repeat(64) : value])],
	];

	test.each(forgeries)('%s', async (_title, forge) => {
		const lines = listenToErrors();
		const { identificator, asked } = await goToBank(guest);
		const form = await decideAtBank(shop.bankUrl, asked, { status: 'declined', callback: 'never' });
		const body = () => new URLSearchParams(forge(form.fields.map(({ name, value }) => [name, value])));
		const callback = await fetch(form.action.replace('payment-return', 'payment-callback'), { method: 'POST', body: body() });
		expect([callback.status, (await callback.json()).label_name]).toEqual([403, 'error_payment_signature']);
		const back = await fetch(form.action, { method: 'POST', body: body(), redirect: 'manual' });
		expect(back.headers.get('location')).toBe('/webshop/neuspjela-narudzba/?error=error_payment_signature');
		expect(await stateOf(guest, identificator)).toEqual(['awaiting_payment', 'pending', true]);
		expect(await noticesOf(shop, referenceIn(form.fields))).toEqual(['callback forged', 'return forged']);
		expect(lines.filter((line) => line.includes('refused'))).toHaveLength(4);
	});

	test('without limit: the newest are stored, and the log has at most 20 a minute', async () => {
		const lines = listenToErrors();
		const { asked } = await goToBank(guest);
		const form = await decideAtBank(shop.bankUrl, asked, { status: 'approved', callback: 'never' });
		await sql`insert into payment_notices (provider, kind, reference, outcome)
			select 'bank', 'callback', 'poplava', case when n = 1 then 'unexpected' else 'forged' end from generate_series(1, 2500) as n`.execute(shop.db);
		const body = () => new URLSearchParams(form.fields.map(({ name, value }) => [name, name === 'signature' ? 'f'.repeat(64) : value]));
		for (let sent = 0; sent < 100; sent++)
			await (await fetch(form.action.replace('payment-return', 'payment-callback'), { method: 'POST', body: body() })).arrayBuffer();
		const kept = await shop.db.selectFrom('payment_notices').select('outcome').where('reference', '=', 'poplava').execute();
		expect(kept.length).toBeLessThanOrEqual(1100);
		expect(kept.some(({ outcome }) => outcome === 'unexpected')).toBe(true);
		const refusals = lines.filter((line) => line.includes('"event":"Payment webhook refused","provider":"bank"'));
		expect(refusals.length).toBeGreaterThan(0);
		expect(refusals.length).toBeLessThanOrEqual(40);
	});

	test('a notice of a provider that the shop does not have, or about another provider’s payment', async () => {
		listenToErrors();
		const { form } = await decide(shop, guest, { status: 'approved', callback: 'never' });
		for (const provider of ['nema', 'bank_transfer'])
			expect(
				(
					await fetch(`${shop.url}/api/hapi/webshop/payment-callback/${provider}`, {
						method: 'POST',
						body: new URLSearchParams(form.fields.map(({ name, value }) => [name, value])),
					})
				).status,
			).toBe(403);
	});

	test.each([
		['nothing', '', 400],
		['too many fields', Array.from({ length: 61 }, (_, index) => `f${index}=1`).join('&'), 400],
		['a field that is too long', `reference=${'x'.repeat(3000)}`, 400],
	])('%s', async (_title, body, status) => {
		const response = await fetch(`${shop.url}/api/hapi/webshop/payment-callback/bank`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body,
		});
		expect(response.status).toBe(status);
	});

	test('a bank’s server is asked to retry while the backend is down', async () => {
		listenToErrors();
		const { form } = await decide(shop, guest, { status: 'approved', callback: 'never' });
		shop.alter((path) => (path.includes('/payment-notice/') ? 'cut' : undefined));
		const url = form.action.replace('payment-return', 'payment-callback');
		expect((await fetch(url, { method: 'POST', body: new URLSearchParams(form.fields.map(({ name, value }) => [name, value])) })).status).toBe(503);
	});
});
