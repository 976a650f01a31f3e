import { expect, test } from 'vitest';
import type { Finding } from '#scripts/contract/finding.ts';
import { checkBackend, errorsOf } from '#tests/support/check-backend.ts';
import { readMinimalSource, replaceOnce, startMutant } from '#tests/support/mutants/start-mutant.ts';

const SLOW = { timeout: 60_000 };
const SESSION = 'const newSession = () => ({ version: 0, lines: new Map(), customer: null, done: new Map() });';

/** Backends that lose money or customers: the minimal backend with one change, and the verdict and finding that report it. */
const LOSSES: readonly {
	readonly mistake: string;
	readonly text: string;
	readonly replacement: string;
	readonly verdict: string;
	readonly finding: { readonly [Key in keyof Finding]?: unknown };
}[] = [
	{
		mistake: 'one cart for all guests',
		text: SESSION,
		replacement: `const shared = { version: 0, lines: new Map(), customer: null, done: new Map() };\nconst newSession = () => shared;`,
		verdict: 'a cart is visible to its own guest only',
		finding: {
			call: expect.stringContaining('_get_hapi_webshop_cart'),
			path: '$.data.parcels[*].items',
			found: expect.stringContaining('1 of p-'),
			consequence: expect.stringContaining('each other’s goods'),
		},
	},
	{
		mistake: 'a POST that sets the quantity',
		text: '(there) => there + body.qty',
		replacement: '() => body.qty',
		verdict: 'a product can be added to a guest’s cart and removed',
		finding: { call: expect.stringContaining('POST'), path: '$.data.parcels[*].items[*].qty', expected: expect.stringContaining('2 of'), found: '1' },
	},
	{
		mistake: 'price-qty with another price than the list',
		text: 'PRODUCTS.filter(({ id }) => ids.includes(id)).map(toCard)',
		replacement: 'PRODUCTS.filter(({ id }) => ids.includes(id)).map((product) => ({ ...toCard(product), price_custom: product.price + 1 }))',
		verdict: 'price-qty returns the price and stock of the list',
		finding: { path: '$.data.items[*].price_custom', consequence: expect.stringContaining('another price') },
	},
	{
		mistake: 'a total without the delivery',
		text: 'const total = round(goods + delivery);',
		replacement: 'const total = goods;',
		verdict: 'the sums of a cart add up',
		finding: { path: '$.data.total.total', consequence: expect.stringContaining('charged') },
	},
	{
		mistake: 'lists that ignore sort',
		text: 'const sorted = ORDERS[query.sort] ? matches.toSorted(ORDERS[query.sort]) : matches;',
		replacement: 'const sorted = matches;',
		verdict: 'products are sorted by price',
		finding: { call: expect.stringContaining('price_asc'), path: '$.data.items[*].price_custom' },
	},
	{
		mistake: 'a cart that takes more than is in stock',
		text: 'qty > product.stock || ',
		replacement: '',
		verdict: 'a cart refuses more pieces than can be bought, and fractions',
		finding: { path: '$.success', expected: 'false', consequence: expect.stringContaining('cannot be delivered') },
	},
	{
		mistake: 'lists that do not know the order by title',
		text: "title: (one, other) => one.title.localeCompare(other.title, 'hr'),",
		replacement: '',
		verdict: 'products are sorted by title',
		finding: { call: expect.stringContaining('title'), path: '$.data.items[*].title' },
	},
	{
		mistake: 'a company that is forgotten',
		text: "company: text('company'), ",
		replacement: '',
		verdict: 'the company of an invoice is kept',
		finding: { path: '$.data.delivery.company', consequence: expect.stringContaining('private person') },
	},
	{
		mistake: 'a token that lives on after force_logout',
		text: "if (force_logout === '1') sessions.delete(token);",
		replacement: '',
		verdict: 'a session is over after force_logout',
		finding: { path: 'status', expected: '401', consequence: expect.stringContaining('signed out') },
	},
];

test.each(LOSSES)('the check reports $mistake', SLOW, async ({ text, replacement, verdict, finding }) => {
	await using mutant = await startMutant(replaceOnce(readMinimalSource(), text, replacement));
	const errors = errorsOf(await checkBackend(mutant?.url ?? '', true));
	expect(errors[verdict] ?? []).toContainEqual(expect.objectContaining(finding));
});

test.each([
	['an order that may be paid again without a call for it', 'may_retry: false', 'may_retry: true', '$.data.payment.may_retry'],
	['a cart without the payment method of its order', 'payment: items.length > 0 ? PAYMENT : null,', '', '$.data.payment.code'],
])('%s is a note', SLOW, async (_mistake, text, replacement, path) => {
	await using mutant = await startMutant(replaceOnce(readMinimalSource(), text, replacement));
	const report = await checkBackend(mutant?.url ?? '', true);
	expect(errorsOf(report)).toEqual({});
	const notes = report.verdicts.find(({ name }) => name === 'an order has the lines and the customer of its cart, and reduces the stock')?.findings;
	expect(notes).toEqual([expect.objectContaining({ severity: 'advice', path })]);
});

test('a reduction that must not be shown (D42) is a note', SLOW, async () => {
	await using mutant = await startMutant(replaceOnce(readMinimalSource(), 'basic_price_custom: product.price,', 'basic_price_custom: product.price + 10,'));
	const report = await checkBackend(mutant?.url ?? '');
	expect(errorsOf(report)).toEqual({});
	const notes = report.verdicts.find(({ name }) => name === 'a reduction that is announced can be shown')?.findings;
	expect(notes).toEqual([
		expect.objectContaining({
			severity: 'advice',
			path: '$.data.items[0].extra_price_lowest',
			found: 'null of product 101, and 9 more like it',
			consequence: expect.stringContaining('is not shown'),
		}),
	]);
});
