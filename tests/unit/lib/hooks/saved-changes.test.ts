import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Marks from '#lib/hooks/saved-marks.ts';

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

/** What the shop has on the wishlist; it is out while this is null. */
let wished: string[] | null;
let asked: string[];
/** Times that a list still is as it was, after it was changed. */
let late: number;
let marks: typeof Marks;
beforeEach(async () => {
	vi.resetModules();
	wished = [];
	asked = [];
	late = 0;
	let before: string[] = [];
	let stale = 0;
	vi.stubGlobal('document', new Page());
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('localStorage', storage());
	vi.stubGlobal('sessionStorage', storage());
	vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
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
	marks = await import('#lib/hooks/saved-marks.ts');
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

test('lists that could not be had are unknown, and not empty', async () => {
	const { changeSaved, refreshMarks } = await import('#lib/hooks/saved-changes.ts');
	wished = null;
	expect(await refreshMarks('wishlist')).toBe(false);
	expect(marks.readMarks()).toBeNull();
	expect(await changeSaved({ list: 'wishlist', kind: 'add', code: 'product-1' })).toMatchObject({ kind: 'refused' });
	expect(marks.readMarks()).toBeNull();
	wished = ['product-2'];
	expect(await refreshMarks('wishlist')).toBe(true);
	expect(marks.readMarks()).toMatchObject({ wishlist: ['product-2'] });
});

test('a refused change leaves what was known', async () => {
	const { changeSaved, refreshMarks } = await import('#lib/hooks/saved-changes.ts');
	wished = ['product-2'];
	await refreshMarks('wishlist');
	wished = null;
	await changeSaved({ list: 'wishlist', kind: 'add', code: 'product-1' });
	expect(marks.readMarks()).toMatchObject({ wishlist: ['product-2'] });
});

test('what the page before could not send is sent, and then shown as the shop has it', async () => {
	sessionStorage.setItem(marks.KEPT_SAVED, JSON.stringify([{ list: 'wishlist', kind: 'add', code: 'product-7' }]));
	await import('#lib/hooks/saved-changes.ts');
	await expect.poll(() => marks.readMarks()?.wishlist).toEqual(['product-7']);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	expect([wished, sessionStorage.getItem(marks.KEPT_SAVED)]).toEqual([['product-7'], null]);
});

describe('after a change the list is loaded each 2 s until it reflects it', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		return () => vi.useRealTimers();
	});
	test.each([
		['an add', 'add', ['product-1'], ['product-1', 'product-2']],
		['a removal', 'remove', ['product-1', 'product-2'], ['product-1']],
	] as const)('%s', async (_title, kind, had, has) => {
		const { changeSaved, refreshMarks } = await import('#lib/hooks/saved-changes.ts');
		wished = [...had];
		await refreshMarks('wishlist');
		late = 2;
		const done = changeSaved({ list: 'wishlist', kind, code: 'product-2' });
		await vi.advanceTimersByTimeAsync(3999);
		expect(asked).toHaveLength(2);
		await vi.advanceTimersByTimeAsync(1);
		expect(await done).toMatchObject({ kind: 'done' });
		expect([asked.length, marks.readMarks()?.wishlist, wished]).toEqual([3, has, has]);
	});
});
