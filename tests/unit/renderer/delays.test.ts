import { describe, expect, test, vi } from 'vitest';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { stubTab } from '#tests/support/stub-tab.ts';

/** Runs browser code in a minimal tab, with a clock that only the test moves. */
stubTab(({ tab }) => Object.assign(tab, { createElement: () => element(), body: { append: () => undefined } }));

const hidden = vi.fn();
const element = () => ({
	...{ setAttribute: () => undefined, replaceChildren: () => undefined, append: () => undefined, addEventListener: () => undefined },
	...{ showPopover: () => undefined, hidePopover: hidden },
});

describe('a toast', () => {
	test.each([
		['disappears after 5 s', undefined, TIMINGS.toastShown],
		['with an error disappears after 9 s', 'alert', TIMINGS.toastAlertShown],
	] as const)('%s', async (_title, tone, shown) => {
		vi.resetModules();
		const { showToast } = await import('#renderer/toast.client.ts');
		showToast('Spremljeno.', tone && { tone });
		hidden.mockReset();
		await vi.advanceTimersByTimeAsync(shown - 1);
		expect(hidden).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(hidden).toHaveBeenCalledTimes(1);
	});
});

describe('an anchor', () => {
	test.each([
		['is scrolled to 80 px below the top 400 ms after the click', false, TIMINGS.anchorDelay, 'smooth'],
		['is scrolled to immediately with reduced motion', true, 0, 'instant'],
	])('%s', async (_title, matches, delay, behavior) => {
		const scrollTo = vi.fn();
		vi.stubGlobal('matchMedia', () => ({ matches }));
		vi.stubGlobal('scrollTo', scrollTo);
		vi.stubGlobal('history', { state: null, pushState: () => undefined });
		const { scrollToAnchor } = await import('#renderer/scroll-to-anchor.client.ts');
		const target = { getBoundingClientRect: () => ({ top: 1000 }), matches: () => true, focus: () => undefined };
		scrollToAnchor(Object.assign(Object.create(null), target), '#opis');
		await vi.advanceTimersByTimeAsync(Math.max(0, delay - 1));
		if (delay > 0) expect(scrollTo).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(scrollTo.mock.calls).toEqual([[{ top: 1000 - TIMINGS.anchorOffset, behavior }]]);
	});
});

test('scripts in content are searched for 500 ms and 1500 ms after a page is shown', async () => {
	const { followConsent } = await import('#renderer/tags/follow-consent.client.ts');
	// The code of tags, which consent loads: it must call within this test, not in the middle of a later one.
	await import('#renderer/tags/run-tags.client.ts');
	const looks: number[] = [];
	const begin = Date.now();
	Object.assign(document, {
		cookie: 'gdpr_cookie=analytics',
		querySelector: (selector: string) => {
			if (selector.includes('data-script')) looks.push(Date.now() - begin);
			return null;
		},
	});
	vi.stubGlobal('fetch', () => new Promise(() => undefined));
	followConsent(() => Object.create(null));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(looks).toEqual([...TIMINGS.contentScriptDelays]);
});
