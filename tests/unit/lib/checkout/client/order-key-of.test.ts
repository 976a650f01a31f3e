import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderKeyOf } from '#lib/checkout/client/order-key-of.ts';

const page = { cookie: '' };
const enter = (epoch: string) => Object.assign(page, { cookie: `shop_state=u=0&c=1&s=${epoch}` });

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
	vi.stubGlobal('document', page);
	enter('first');
});
afterEach(() => vi.unstubAllGlobals());

test('there is one key per version of a visitor’s cart, however often the order is sent', () => {
	const first = orderKeyOf(7);
	expect(orderKeyOf(7)).toBe(first);
	expect(orderKeyOf(8)).not.toBe(first);
});

test('the next visitor of the tab, whose cart versions start again, has another key', () => {
	const first = orderKeyOf(7);
	enter('second');
	expect(orderKeyOf(7)).not.toBe(first);
	enter('first');
	expect(orderKeyOf(7)).toBe(first);
});

test('without storage there is still a key', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(orderKeyOf(7)).toMatch(/^[\da-f-]{36}$/);
});
