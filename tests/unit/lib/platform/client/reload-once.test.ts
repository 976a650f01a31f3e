import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from '#lib/platform/client/reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
	for (const name of ['sessionStorage', 'localStorage']) {
		const kept = new Map<string, string>();
		vi.stubGlobal(name, { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
	}
	vi.stubGlobal('location', { reload });
	reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a page is loaded anew once for a reason', () => {
	test('the first time it goes, within ten seconds it stays, afterwards it may go again', () => {
		const at = [0, 1, 9_999, 10_000, 19_999].map((now) => reloadOnce('build', undefined, 1_000_000 + now));
		expect(at).toEqual([true, false, false, true, false]);
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('of a refused session within a minute, in all tabs together', () => {
		const anotherTab = () => {
			const kept = new Map<string, string>();
			vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
		};
		const at = [0, 1, 59_999, 60_000, 119_999].map((now) => {
			anotherTab();
			return reloadOnce('401', undefined, 1_000_000 + now);
		});
		expect(at).toEqual([true, false, false, true, false]);
	});
	test('again where the clock was set back', () => {
		expect([reloadOnce('401', undefined, 9_000_000), reloadOnce('401', undefined, 1_000_000)]).toEqual([true, true]);
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
		for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, { getItem: forbidden, setItem: forbidden });
		expect([reloadOnce('build'), reloadOnce('401')]).toEqual([false, false]);
		expect(reload).not.toHaveBeenCalled();
	});
});
