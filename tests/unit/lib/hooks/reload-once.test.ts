import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from '#lib/hooks/reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
	vi.stubGlobal('location', { reload });
	reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a page is loaded anew once for a reason', () => {
	test('the first time it goes, within ten seconds it stays, afterwards it may go again', () => {
		const at = [0, 1, 9_999, 10_000, 19_999].map((now) => reloadOnce('401', undefined, 1_000_000 + now));
		expect(at).toEqual([true, false, false, true, false]);
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('a hundred refused calls at once make one reload', () => {
		const gone = Array.from({ length: 100 }, () => reloadOnce('401', undefined, 5)).filter(Boolean);
		expect(gone).toHaveLength(1);
	});
	test('reasons do not stand in for each other', () => {
		expect([reloadOnce('401', undefined, 1), reloadOnce('build', undefined, 1)]).toEqual([true, true]);
	});
	test('where nothing can be remembered it never goes', () => {
		const forbidden = () => {
			throw new DOMException('denied', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
		expect(reloadOnce('401')).toBe(false);
		expect(reload).not.toHaveBeenCalled();
	});
});
