import { expect, test } from 'vitest';
import { numberedShopForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
numberedShopForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true, qty: 2, skus: ['MON-1', 'MON-2'] } as const;
const post = (number: string, what: string, body: object = {}) => merchant.call('POST', `/orders/${number}/${what}`, body);
const linesOf = async (number: string): Promise<number[]> =>
	(await merchant.call('GET', `/orders/${number}`)).body.parcels[0].items.map(({ line }: { line: number }) => line);
const papersOf = async (number: string) => (await merchant.call('GET', `/papers?order=${number}`)).body.items;
const summaryOf = async (number: string) => (await papersOf(number)).map(({ kind, total }: { kind: string; total: string }) => `${kind} ${total}`);
const cancel = (number: string, lines: object[]) => post(number, 'cancel', { reason: 'nema', lines });

/** A paid order of two pieces each of two goods, at 110.01 each and 5.00 for delivery, with its invoice. */
async function invoiced(): Promise<{ number: string; first: number; second: number }> {
	const number = await placeTestOrder(backend.db, PAID);
	await post(number, 'papers', { kind: 'invoice' });
	const [first = 0, second = 0] = await linesOf(number);
	return { number, first, second };
}

test('pieces that are cancelled after the invoice are credited, each change by a credit note of its own', async () => {
	const { number, first, second } = await invoiced();
	await cancel(number, [{ line: first, quantity: 1 }]);
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -110.01']);
	const [invoice, credit] = await papersOf(number);
	expect(credit).toMatchObject({ about: invoice.number, rows: [{ quantity: -1, total: '-110.01' }] });
	await cancel(number, [{ line: second, quantity: 2 }]);
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -110.01', 'credit_note -220.02']);
});

test('an invoice that is issued after pieces were cancelled has only what is left, and is not credited', async () => {
	await backend.db.deleteFrom('settings').where('name', '=', 'papers').execute();
	const number = await placeTestOrder(backend.db, PAID);
	const [line = 0] = await linesOf(number);
	await cancel(number, [{ line, quantity: 1 }]);
	await numberPapers(backend.db);
	await post(number, 'papers', { kind: 'invoice' });
	await post(number, 'shipments');
	await expect.poll(() => backend.db.selectFrom('jobs').select('id').where('queue', '=', 'issue-papers').execute()).toEqual([]);
	expect(await summaryOf(number)).toEqual(['invoice 335.03']);
});

test('each return has one credit note, without what was deducted; the last one takes back the delivery costs, too', async () => {
	const { number, first, second } = await invoiced();
	await post(number, 'status', { status: 'delivered' });
	await post(number, 'returns', { lines: [{ line: first, quantity: 1 }], deduct: '10.00' });
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -100.01']);
	const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const again = { queue: 'issue-papers', data: JSON.stringify({ order: id }) };
	await backend.db.insertInto('jobs').values([again, again, again]).execute();
	const twice = { lines: [{ line: first, quantity: 1 }] };
	const answers = await Promise.all([post(number, 'returns', twice), post(number, 'returns', twice)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	await post(number, 'returns', { lines: [{ line: second, quantity: 2 }] });
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -100.01', 'credit_note -110.01', 'credit_note -225.02']);
	const { due, received } = (await merchant.call('GET', `/orders/${number}`)).body.payment;
	expect([due, received]).toEqual(['435.04', '445.04']);
});

test('pieces that staff credited by a call are not credited again when they come back', async () => {
	const { number, first } = await invoiced();
	const [invoice] = await papersOf(number);
	await merchant.call('POST', `/papers/${invoice.id}/credit`, { lines: [{ position: 1, quantity: 1 }] });
	await post(number, 'status', { status: 'delivered' });
	await post(number, 'returns', { lines: [{ line: first, quantity: 2 }] });
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -110.01', 'credit_note -110.01']);
});

test('an invoice that was taken back is followed, once the goods are sent, by one without the pieces that were cancelled', async () => {
	const { number, first } = await invoiced();
	const [invoice] = await papersOf(number);
	await merchant.call('POST', `/papers/${invoice.id}/credit`, {});
	await cancel(number, [{ line: first, quantity: 1 }]);
	await post(number, 'shipments');
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 445.04', 'credit_note -445.04', 'invoice 335.03']);
});

test('cash on delivery that is refused at the door: what came back is credited whole, with its delivery, and nothing is due', async () => {
	const number = await placeTestOrder(backend.db, { qty: 2 });
	await post(number, 'shipments', { tracking_code: 'ODBIJEN-1' });
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 225.02']);
	const [line = 0] = await linesOf(number);
	await backend.db.deleteFrom('mails').execute();
	await post(number, 'returns', { lines: [{ line, quantity: 2 }], note: 'odbijeno na vratima' });
	await expect.poll(() => summaryOf(number)).toEqual(['invoice 225.02', 'credit_note -225.02']);
	const { status, payment } = (await merchant.call('GET', `/orders/${number}`)).body;
	expect([status, payment.received, payment.due]).toEqual(['returned', '0.00', '0.00']);
	const mails = await backend.db.selectFrom('mails').select('text').where('template', '=', 'order_return_received').execute();
	expect(mails).toEqual([{ text: expect.not.stringContaining('Vraćamo Vam') }]);
	const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', year: 'numeric', month: '2-digit' }).format(new Date());
	const payments = await (
		await fetch(`${backend.url}/merchant/v1/accounts/${month}/payments`, { headers: { authorization: `Bearer ${merchant.key}` } })
	).text();
	expect(payments).not.toContain(number);
});
