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

describe('a page is reloaded once per reason', () => {
	test('it reloads the first time, not within ten seconds, and again afterwards', () => {
		const at = [0, 1, 9_999, 10_000, 19_999].map((now) => reloadOnce('build', undefined, 1_000_000 + now));
		expect(at).toEqual([true, false, false, true, false]);
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('for a 401 once a minute, in all tabs together', () => {
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
	test('again if the clock was set back', () => {
		expect([reloadOnce('401', undefined, 9_000_000), reloadOnce('401', undefined, 1_000_000)]).toEqual([true, true]);
	});
	test('a hundred rejected calls at once cause one reload', () => {
		const gone = Array.from({ length: 100 }, () => reloadOnce('401', undefined, 5)).filter(Boolean);
		expect(gone).toHaveLength(1);
	});
	test('reasons are independent of each other', () => {
		expect([reloadOnce('401', undefined, 1), reloadOnce('build', undefined, 1)]).toEqual([true, true]);
	});
	test('without storage it never reloads', () => {
		const forbidden = () => {
			throw new DOMException('denied', 'SecurityError');
		};
		for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, { getItem: forbidden, setItem: forbidden });
		expect([reloadOnce('build'), reloadOnce('401')]).toEqual([false, false]);
		expect(reload).not.toHaveBeenCalled();
	});
});
