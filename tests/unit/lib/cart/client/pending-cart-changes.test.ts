import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartChange } from '#lib/cart/cart-changes.ts';

const CHANGE: CartChange = { kind: 'add', cartCode: '12', quantity: 1, id: 'a' };
const kept: Record<string, string> = {};
const held = new Map<string, Promise<unknown>>();

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal(
		'localStorage',
		Object.setPrototypeOf(kept, {
			getItem: (name: string) => kept[name] ?? null,
			setItem: (name: string, text: string) => void Object.assign(kept, { [name]: text }),
			removeItem: (name: string) => Reflect.deleteProperty(kept, name),
		}),
	);
	vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
	for (const name of Object.keys(kept)) Reflect.deleteProperty(kept, name);
	held.clear();
	vi.unstubAllGlobals();
});

/** Locks like those of browsers: one holder per name at a time. */
async function request(name: string, work: () => unknown): Promise<void> {
	const before = held.get(name);
	const done = (async () => {
		await before;
		await work();
	})();
	held.set(name, done);
	await done;
	if (held.get(name) === done) held.delete(name);
}

const load = () => import('#lib/cart/client/pending-cart-changes.ts');
const settled = () => new Promise((done) => setTimeout(done, 1));

test('a page holds its lock only while it has pending changes', async () => {
	const { keepCartChanges } = await load();
	keepCartChanges([CHANGE]);
	expect(Object.values(kept)).toEqual([JSON.stringify([CHANGE])]);
	await settled();
	expect(held.size).toBe(1);
	keepCartChanges([]);
	await settled();
	expect([Object.keys(kept), held.size]).toEqual([[], 0]);
});

test('the changes of an open page stay with it; those of a closed one are handed over once', async () => {
	const open = await load();
	open.keepCartChanges([CHANGE]);
	kept['shop_cart_changes.closed'] = JSON.stringify([{ ...CHANGE, id: 'b' }]);
	const given: string[] = [];
	for (const _ of ['once', 'twice']) open.takeOverCartChanges(({ id }) => given.push(id));
	await settled();
	expect([given, Object.keys(kept).length]).toEqual([['b'], 1]);
});

test.each(['{', 'null', '7', '{"id":1}'])('invalid stored data (%s) is dropped', async (text) => {
	const { takeOverCartChanges } = await load();
	kept['shop_cart_changes.x'] = text;
	const given: unknown[] = [];
	takeOverCartChanges((change) => given.push(change));
	await settled();
	expect([given, Object.keys(kept)]).toEqual([[], []]);
});
