import { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newCustomer, type SentMail } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
});
beforeEach(() => backend.db.deleteFrom('attempts').execute());
afterAll(() => backend.close());

/** An order of a guest, or of the customer of `token`. */
async function buy(email: string, token?: string): Promise<string> {
	const shopper = shopperWith(backend, token ?? (await backend.newToken()));
	await shopper.add(21, 1);
	await shopper.choose({ email });
	const placed = await shopper.place();
	return placed.number;
}

/** The only receipt to an address, after one statement of it in the language of a market. */
async function receiptOf(statement: { name: string; number: string; email: string; items?: string }, market = 'hr', token?: string): Promise<SentMail> {
	const headers = { authorization: `Bearer ${token ?? (await backend.newToken())}`, 'content-type': 'application/json', 'base-lang': market };
	const body = JSON.stringify({ ...statement, confirm: true });
	const answer = await backend.send('/hapi/v1/webshop/withdrawal/', { method: 'POST', headers, body });
	expect(expectContract(WithdrawalAnswer, answer.body).data).toMatchObject({ step: 'received', name: statement.name, number: statement.number });
	const receipts = (await mailsTo(backend, statement.email)).filter(({ template }) => template === 'withdrawal');
	expect(receipts).toHaveLength(1);
	const [receipt] = receipts;
	if (receipt === undefined) throw new Error('No receipt');
	return receipt;
}

const AD = 'Kupite jeftino na https://reklama.example/ <b>odmah</b>';
const NAME = 'Kupite odmah';

describe('the receipt of a withdrawal', () => {
	it('from the customer who ordered contains who withdraws from what, and when', async () => {
		const email = 'dio@titraj.example';
		const token = await newCustomer(backend, email);
		const number = await buy(email, token);
		const { text, html } = await receiptOf({ name: 'Ana Anić', number, email, items: 'Kabel na kolutu <3 m>, 1 komad' }, 'hr', token);
		expect(text).toMatch(new RegExp(`\\d{4}\\. u \\d{2}:\\d{2}:\\d{2} primili .*narudžbu ${number}\\. Podnositelj izjave: Ana Anić`));
		expect(text).toContain('Odustaje od: Kabel na kolutu <3 m>, 1 komad');
		expect(html).toContain('Odustaje od: Kabel na kolutu &lt;3\u00a0m&gt;, 1 komad');
		expect(text).toContain('Adresa za povrat robe: Titraj d.o.o., povrati, Skladišna 3, 10000 Zagreb');
	});

	it.each([
		['hr', 'Odustaje od cijele narudžbe.'],
		['en', 'Goods: the whole order.'],
		['de', 'Ware: die ganze Bestellung.'],
		['at', 'Ware: die ganze Bestellung.'],
		['rs', 'Odustaje od cele porudžbine.'],
		['me', 'Odustaje od cijele porudžbine.'],
		['si', 'Blago: celotno naročilo.'],
		['it', 'Merce: l’intero ordine.'],
		['ba', 'Odustaje od cijele narudžbe.'],
		['es', 'Productos: todo el pedido.'],
	])('without chosen products is for the whole order, in the language of %s', async (market, sentence) => {
		const email = `cijela-${market}@titraj.example`;
		const { text } = await receiptOf({ name: 'Ana Anić', number: await buy(email), email }, market);
		expect(text).toContain(sentence);
		expect(text).not.toContain('Ana Anić');
	});

	it.each(['hr', 'en', 'de', 'at', 'rs', 'me', 'si', 'it', 'ba', 'es'])(
		'contains neither typed name nor typed goods if the data match no order, in the language of %s',
		async (market) => {
			const email = `stranac-${market}@drugdje.example`;
			const receipt = await receiptOf({ name: NAME, number: '424242', email, items: AD }, market);
			for (const part of [receipt.subject, receipt.text, receipt.html]) expect(part).not.toMatch(/reklama|Kupite|odmah/);
			expect(receipt.text).toContain('424242');
			expect(receipt.text).toMatch(/\d{1,2}:\d{2}:\d{2}/);
			expect(receipt.text).not.toContain('null');
		},
	);

	it.each([
		['somebody else’s order', async () => buy('vlasnica@titraj.example'), true],
		['a number', async () => '2026-001/7', true],
		['an advertisement', async () => 'reklama.example', false],
		['an advertisement behind digits', async () => '1 reklama.example', false],
		['a text too long for a number', async () => '091555010109155501010915550101', false],
	])('repeats the number of %s only if it looks like one', async (_title, toNumber, isRepeated) => {
		const number = await toNumber();
		const email = `broj-${number.replaceAll(/\W/g, '')}@drugdje.example`;
		const { subject, text, html } = await receiptOf({ name: NAME, number, email });
		expect(text.includes(`narudžbe ${number}`)).toBe(isRepeated);
		for (const part of [subject, text, html]) expect(part).not.toContain('reklama');
	});
});
