import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { brokenRule, expectRefusal } from '../expect.ts';
import type { Finding, Reason, Verdict } from '../finding.ts';
import { codeOf, mostOf } from '../goods.ts';
import { linesOf } from '../sums.ts';
import { type Asked, newGuest, type Row, type Visitor, valueAt } from '../visitor.ts';

const WRITES = ['_post_hapi_webshop_product', '_put_hapi_webshop_product', '_delete_hapi_webshop_product'] as const satisfies readonly EndpointName[];

const VERSION: Reason = {
	consequence:
		'The storefront ignores a response whose version is not newer than the last one: after a click the header keeps the old count, or a late response restores old lines.',
	fix: 'Store a number with each cart, add one with every write that changes it, and return it as `version`; reads do not change it.',
};
const REPEAT: Reason = {
	consequence: 'After a lost connection a shopper has the product twice in the cart: the storefront repeats the write with the same request_id.',
	fix: 'Store request_id with the cart and do not repeat the write for a known one; or remove "idempotent" from the row, and the write is sent once.',
};

/** Checks adding, changing and removing a line, cart versions, repeated writes, and the refusal of an unknown product. */
export async function checkCart(visitor: Visitor, product: Row): Promise<readonly Verdict[]> {
	const verdict = (name: string, findings: readonly Finding[]): Verdict => ({ group: 'writes', name, part: 'core', findings });
	const guest = await newGuest(visitor);
	const changes = await changeCart(guest, product);
	return [
		verdict('a product can be added to a guest’s cart and removed', changes.answers),
		verdict('the cart’s version grows with each write, and only then', changes.versions),
		verdict('a write that is declared idempotent counts once, however often it is sent', changes.repeats),
		verdict('a product that does not exist is refused', await putUnknown(guest)),
	];
}

interface Changes {
	readonly answers: readonly Finding[];
	readonly versions: readonly Finding[];
	readonly repeats: readonly Finding[];
}

async function changeCart(guest: Visitor, product: Row): Promise<Changes> {
	const found: { -readonly [Kind in keyof Changes]: Finding[] } = { answers: [], versions: [], repeats: [] };
	const cartCode = codeOf(product);
	// POST twice, because a backend that sets instead of adding is right the first time.
	const steps: readonly (readonly [name: EndpointName, qty: number | undefined, wanted: number])[] = [
		[WRITES[0], 1, 1],
		...(mostOf(product) > 1
			? ([
					[WRITES[0], 1, 2],
					[WRITES[1], 1, 1],
				] as const)
			: []),
		[WRITES[2], undefined, 0],
	];
	let before = valueAt((await guest.ask('_get_hapi_webshop_cart', {})).body, '$.data.version');
	for (const [name, qty, wanted] of steps) {
		if (!guest.has(name)) continue;
		const request = { shopping_cart_code: cartCode, ...(qty !== undefined && { qty }), request_id: randomUUID() };
		const asked = await guest.ask(name, request);
		const errors = [...findAnswerErrors(endpoints[name], asked), ...findWrongQuantity(asked, cartCode, wanted)];
		found.answers.push(...errors);
		if (errors.length > 0) continue;
		const version = valueAt(asked.body, '$.data.version');
		if (!(Number(version) > Number(before)))
			found.versions.push(
				brokenRule(asked, '$.data.version', { expected: `more than ${String(before)}, the previous version`, found: String(version) }, VERSION),
			);
		before = version;
		if (guest.table[name]?.idempotent === true) found.repeats.push(...findCountedTwice(asked, await guest.ask(name, request)));
		const read = await guest.ask('_get_hapi_webshop_cart', {});
		if (toCartState(read) !== toCartState(asked))
			found.versions.push(
				brokenRule(read, '$.data', { expected: `the cart that the previous write returned: ${toCartState(asked)}`, found: toCartState(read) }, VERSION),
			);
		before = valueAt(read.body, '$.data.version');
	}
	return found;
}

function findWrongQuantity(asked: Asked, cartCode: string, qty: number): readonly Finding[] {
	if (asked.status !== 200) return [];
	const line = linesOf(asked).find(({ shopping_cart_code }) => shopping_cart_code === cartCode);
	const found = Number(line?.['qty'] ?? 0);
	if (found === qty) return [];
	return [
		brokenRule(
			asked,
			'$.data.parcels[*].items[*].qty',
			{ expected: `${qty} of ${cartCode}`, found: describeQuantity(asked, found) },
			{
				consequence: 'The cart differs from the shopper’s clicks: shoppers order the wrong quantity, or nothing.',
				fix: 'POST adds qty to the line, PUT sets it, DELETE removes the line. Each returns the whole updated cart.',
			},
		),
	];
}

function describeQuantity({ body }: Asked, found: number): string {
	const label = valueAt(body, '$.label_name');
	return `${found}${typeof label === 'string' ? `, refused with ${label}` : ''}`;
}

function findCountedTwice(first: Asked, again: Asked): readonly Finding[] {
	if (toCartState(again) === toCartState(first)) return [];
	const call = { ...again, call: `${again.call}, sent a second time` };
	return [brokenRule(call, '$.data', { expected: `the cart after the first call: ${toCartState(first)}`, found: toCartState(again) }, REPEAT)];
}

async function putUnknown(guest: Visitor): Promise<readonly Finding[]> {
	const asked = await guest.ask('_post_hapi_webshop_product', { shopping_cart_code: 'no-such-product-7f3a', qty: 1, request_id: randomUUID() });
	return expectRefusal(asked, {
		consequence: 'A product that was just deleted is added to the cart, or the shopper sees “something went wrong” instead of the reason.',
		fix: 'Return success false with error_cart_product and the unchanged cart.',
	});
}

/** Summary of the state that a repeated call must not change. */
function toCartState(asked: Asked): string {
	if (asked.status !== 200) return `status ${asked.status}`;
	const lines = linesOf(asked).map(({ shopping_cart_code, qty }) => `${String(qty)} of ${String(shopping_cart_code)}`);
	return `version ${String(valueAt(asked.body, '$.data.version'))}, ${lines.join(' and ') || 'empty'}`;
}
