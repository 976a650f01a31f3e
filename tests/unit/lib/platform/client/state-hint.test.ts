import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reload, type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

let stubbed: StubbedTab;
stubTab((tab) => {
	stubbed = tab;
});

const listener = vi.fn();

beforeEach(async () => {
	vi.resetModules();
	listener.mockReset();
	onTestFinished((await import('#lib/platform/client/state-hint.ts')).onStateChange(listener));
});

/** Leaves the page for another document and comes back. */
function leaveAndReturn(before: string, after: string, persisted = true): void {
	stubbed.tab.cookie = before;
	stubbed.page.dispatchEvent(new Event('pagehide'));
	stubbed.tab.cookie = after;
	stubbed.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test.each([
	['the customer signed out', 'shop_state=u=1&c=1&s=ana', 'shop_state=u=0&c=0&s=new', true],
	['the session ended', 'shop_state=u=1&c=1&s=ana', '', true],
	['another customer signed in', 'shop_state=u=1&c=1&s=ana', 'shop_state=u=1&c=0&s=iva', true],
	['a guest signed in', 'shop_state=u=0&c=1&s=guest', 'shop_state=u=1&c=1&s=ana', true],
	['the customer changed the cart', 'shop_state=u=1&c=1&s=ana', 'shop_state=u=1&c=2&s=ana', false],
	['a guest got a session', '', 'shop_state=u=0&c=2&s=guest', false],
])('a page from the back/forward cache is hidden and reloaded if the customer is another: %s', (_, before, after, isReloaded) => {
	leaveAndReturn(before, after);
	expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
	expect(stubbed.tab.documentElement.hidden).toBe(isReloaded);
	if (!isReloaded) expect(listener).toHaveBeenCalledExactlyOnceWith(2);
});

test('a page that was loaded is not reloaded', () => {
	leaveAndReturn('shop_state=u=1&c=1&s=ana', '', false);
	expect(reload).not.toHaveBeenCalled();
	expect(listener).not.toHaveBeenCalled();
});

test('a listener that fails is reported, and the others are called', async () => {
	const { announceState, onStateChange } = await import('#lib/platform/client/state-hint.ts');
	const [error, reported, other] = [new Error('listener'), vi.fn(), vi.fn()];
	vi.stubGlobal('reportError', reported);
	const fail = () => {
		throw error;
	};
	for (const added of [fail, other]) onTestFinished(onStateChange(added));
	announceState(3);
	expect(reported).toHaveBeenCalledExactlyOnceWith(error);
	expect(other).toHaveBeenCalledExactlyOnceWith(3);
});
