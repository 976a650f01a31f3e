import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Marks from '#lib/saved/client/saved-items.ts';

class Page extends EventTarget {
	documentElement = { lang: 'hr-HR' };
	cookie = 'shop_state=u=0&c=0&s=epoch1';
}

/** A browser's storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	const kept = new Map<string, string>();
	return {
		getItem: (name) => kept.get(name) ?? null,
		setItem: (name, value) => void kept.set(name, value),
		removeItem: (name) => void kept.delete(name),
	};
}

/** The shop's wishlist; null simulates an outage. */
let wished: string[] | null;
let asked: string[];
/** Each call with its body. */
let calls: [call: string, body: unknown][];
/** Number of stale responses after a change. */
let late: number;
let marks: typeof Marks;
beforeEach(async () => {
	vi.resetModules();
	wished = [];
	asked = [];
	calls = [];
	late = 0;
	let before: string[] = [];
	let stale = 0;
	vi.stubGlobal('document', new Page());
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('addEventListener', () => undefined);
	vi.stubGlobal('removeEventListener', () => undefined);
	vi.stubGlobal('localStorage', storage());
	vi.stubGlobal('sessionStorage', storage());
	vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
		calls.push([`${method} ${path}`, body === undefined ? undefined : JSON.parse(body)]);
		if (wished === null) return Response.json({}, { status: 422 });
		const shown = method === 'GET' && stale-- > 0 ? before : wished;
		if (method === 'GET') asked.push(path);
		else {
			before = [...wished];
			stale = late;
			asked = [];
			const { code, id } = JSON.parse(body ?? '{}');
			if (method === 'POST') wished.push(code);
			else wished.splice(id, 1);
		}
		const items = shown.map((code, id) => ({ id, shopping_cart_code: code, qty: 1, item: CARD }));
		return Response.json({ success: true, data: path.includes('wishlist') ? { items, share_code: null } : { items: [] } });
	});
	marks = await import('#lib/saved/client/saved-items.ts');
	return () => vi.unstubAllGlobals();
});

const CARD = {
	title: 'Zaslon',
	url_without_domain: '/z/',
	price_custom: 10,
	basic_price_custom: 10,
	feedback_rate_widget: { rates: 0, rates_votes: 0 },
	attributes_special: [],
	main_image_thumbs: [],
	badge_coupons: [],
};

test('lists that failed to load are unknown, not empty', async () => {
	const { changeSaved, refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
	wished = null;
	expect(await refreshMarks('wishlist')).toBe(false);
	expect(marks.readSavedItems()).toEqual({});
	expect(await changeSaved({ list: 'wishlist', kind: 'add', code: 'product-1' })).toMatchObject({ kind: 'refused' });
	expect(marks.readSavedItems()).toEqual({});
	wished = ['product-2'];
	expect(await refreshMarks('wishlist')).toBe(true);
	expect(marks.readSavedItems()).toMatchObject({ wishlist: ['product-2'] });
});

test.each(['wishlist', 'compare'] as const)('the page of a list and the marks of its buttons ask for it once: %s', async (list) => {
	const { refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
	const { OWN } = await import('#lib/saved/client/load-saved.ts');
	const changed = vi.fn();
	const stop = marks.onSavedChange(list, changed);
	await Promise.all([OWN[list].recent(), refreshMarks(list), refreshMarks(list)]);
	await OWN[list].recent();
	expect(asked).toHaveLength(1);
	expect(changed).not.toHaveBeenCalled();
	marks.writeSavedItems(list, ['product-4']);
	expect(changed).toHaveBeenCalledTimes(1);
	marks.writeSavedItems(list, ['product-4']);
	expect(changed).toHaveBeenCalledTimes(1);
	stop();
});

test('loading one list says nothing of the other', async () => {
	const { refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
	wished = ['product-2'];
	const changed = vi.fn();
	const stop = marks.onSavedChange('wishlist', changed);
	await refreshMarks('compare');
	expect(marks.readSavedItems().wishlist).toBeUndefined();
	await refreshMarks('wishlist');
	expect(marks.readSavedItems()).toMatchObject({ wishlist: ['product-2'], compare: [] });
	expect(changed).not.toHaveBeenCalled();
	stop();
});

test('a list is asked for again after a change of it, in another session, and later', async () => {
	const { changeSaved } = await import('#lib/saved/client/saved-changes.ts');
	const { OWN } = await import('#lib/saved/client/load-saved.ts');
	const now = vi.spyOn(performance, 'now').mockReturnValue(0);
	await OWN.wishlist.recent();
	await changeSaved({ list: 'wishlist', kind: 'add', code: 'product-1' });
	asked = [];
	Reflect.set(document, 'cookie', 'shop_state=u=0&c=0&s=epoch2');
	await OWN.wishlist.recent();
	expect(asked).toHaveLength(1);
	now.mockReturnValue(31_000);
	await OWN.wishlist.recent();
	expect(asked).toHaveLength(2);
});

test('a refused change keeps the known list', async () => {
	const { changeSaved, refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
	wished = ['product-2'];
	await refreshMarks('wishlist');
	wished = null;
	await changeSaved({ list: 'wishlist', kind: 'add', code: 'product-1' });
	expect(marks.readSavedItems()).toMatchObject({ wishlist: ['product-2'] });
});

test('pending changes of the previous page are sent, and the list is then shown as the shop has it', async () => {
	sessionStorage.setItem(marks.SAVED_CHANGES_KEY, JSON.stringify([{ list: 'wishlist', kind: 'add', code: 'product-7' }]));
	await import('#lib/saved/client/saved-changes.ts');
	await expect.poll(() => marks.readSavedItems().wishlist).toEqual(['product-7']);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	expect([wished, sessionStorage.getItem(marks.SAVED_CHANGES_KEY)]).toEqual([['product-7'], null]);
});

describe('after a change the list is refetched every 2 s until it reflects it', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		return () => vi.useRealTimers();
	});
	test.each([
		['an add', 'add', ['product-1'], ['product-1', 'product-2']],
		['a removal', 'remove', ['product-1', 'product-2'], ['product-1']],
	] as const)('%s', async (_title, kind, had, has) => {
		const { changeSaved, refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
		wished = [...had];
		await refreshMarks('wishlist');
		late = 2;
		const done = changeSaved({ list: 'wishlist', kind, code: 'product-2' });
		await vi.advanceTimersByTimeAsync(3999);
		expect(asked).toHaveLength(2);
		await vi.advanceTimersByTimeAsync(1);
		expect(await done).toMatchObject({ kind: 'done' });
		expect([asked.length, marks.readSavedItems().wishlist, wished]).toEqual([3, has, has]);
	});
});

describe('calls to the shop', () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: 1_700_000_000_000 });
		return () => vi.useRealTimers();
	});
	const WISHES = 'GET /api/hapi/wishlist';
	const COMPARED = 'GET /api/hapi/compare?mode=normal&time=1700000000000';
	test.each([
		[
			'an addition to the wishlist',
			{ list: 'wishlist', kind: 'add', code: 'product-9' },
			[['POST /api/hapi/wishlist', { model: 'catalogproduct', code: 'product-9', qty: 1 }], [WISHES]],
		],
		[
			'an addition of several pieces to the wishlist',
			{ list: 'wishlist', kind: 'add', code: 'product-9', quantity: 4 },
			[['POST /api/hapi/wishlist', { model: 'catalogproduct', code: 'product-9', qty: 4 }], [WISHES]],
		],
		['a removal from the wishlist', { list: 'wishlist', kind: 'remove', code: 'product-2' }, [[WISHES], ['DELETE /api/hapi/wishlist', { id: 1 }], [WISHES]]],
		[
			'an addition to the comparison',
			{ list: 'compare', kind: 'add', code: 'product-9' },
			[['POST /api/hapi/compare', { shopping_cart_code: 'product-9' }], [COMPARED]],
		],
		[
			'a removal from the comparison',
			{ list: 'compare', kind: 'remove', code: 'product-9' },
			[['DELETE /api/hapi/compare', { shopping_cart_code: 'product-9' }], [COMPARED]],
		],
	] as const)('%s', async (_title, change, said) => {
		const { changeSaved } = await import('#lib/saved/client/saved-changes.ts');
		wished = ['product-1', 'product-2'];
		const done = changeSaved(change);
		await vi.advanceTimersByTimeAsync(0);
		expect(calls.slice(0, said.length)).toEqual(said.map(([call, body]) => [call, body]));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await done).toMatchObject({ kind: 'done' });
	});
});
