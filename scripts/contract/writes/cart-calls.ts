import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { linesOf } from '../sums.ts';
import { type Asked, type Visitor, valueAt } from '../visitor.ts';

const ADD = '_post_hapi_webshop_product';
const SET = '_put_hapi_webshop_product';
const REMOVE = '_delete_hapi_webshop_product';

export const CART_WRITES = [ADD, SET, REMOVE] as const satisfies readonly EndpointName[];

/** Cart calls of a guest. */
export const add = (guest: Visitor, shopping_cart_code: string, qty: number, request_id: string = randomUUID()): Promise<Asked> =>
	guest.ask(ADD, { shopping_cart_code, qty, request_id });
export const set = (guest: Visitor, shopping_cart_code: string, qty: number): Promise<Asked> =>
	guest.ask(SET, { shopping_cart_code, qty, request_id: randomUUID() });
export const remove = (guest: Visitor, shopping_cart_code: string, request_id: string = randomUUID()): Promise<Asked> =>
	guest.ask(REMOVE, { shopping_cart_code, request_id });
export const readCart = (guest: Visitor): Promise<Asked> => guest.ask('_get_hapi_webshop_cart', {});

/** The lines of a cart in words, in their order. */
export function describeLines(asked: Asked): string {
	if (asked.status !== 200) return `status ${asked.status}`;
	const label = valueAt(asked.body, '$.label_name');
	const lines = linesOf(asked).map(({ shopping_cart_code, qty }) => `${String(qty)} of ${String(shopping_cart_code)}`);
	return `${lines.join(' and ') || 'empty'}${typeof label === 'string' ? `, refused with ${label}` : ''}`;
}

/** A finding unless the cart has exactly these lines, in any order. */
export function expectLines(asked: Asked, lines: readonly (readonly [code: string, qty: number])[], reason: Reason): readonly Finding[] {
	const found = linesOf(asked).map(({ shopping_cart_code, qty }) => `${String(qty)} of ${String(shopping_cart_code)}`);
	const wanted = lines.map(([code, qty]) => `${qty} of ${code}`);
	if (asked.status === 200 && String(found.toSorted()) === String(wanted.toSorted())) return [];
	return [brokenRule(asked, '$.data.parcels[*].items', { expected: wanted.join(' and ') || 'no lines', found: describeLines(asked) }, reason)];
}

export const versionOf = ({ body }: Asked): number => Number(valueAt(body, '$.data.version'));
