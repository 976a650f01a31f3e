import { afterEach, expect, test, vi } from 'vitest';
import { readConsent, writeConsent } from '#lib/consent/client/consent.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with this protocol, whose cookies can be read. */
function openPage(protocol: string): EventTarget & { cookie: string } {
	const page = Object.assign(new EventTarget(), { cookie: '' });
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { protocol });
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	// Test files running at the same time would receive the choice, like other tabs.
	vi.stubGlobal('BroadcastChannel', undefined);
	return page;
}

test.each([
	['https:', true],
	['http:', false],
])('a choice is kept for a year (%s)', (protocol, secure) => {
	const page = openPage(protocol);
	writeConsent({ analytics: true, marketing: false });
	expect(page.cookie).toMatch(/^gdpr_cookie=/);
	expect(page.cookie).toContain('; Max-Age=31536000');
	expect(page.cookie.includes('; Secure')).toBe(secure);
	expect(readConsent()).toEqual({ decided: true, analytics: true, marketing: false });
});

test('refusing everything is a choice; without a cookie there is none', () => {
	const page = openPage('https:');
	page.cookie = 'other=1';
	expect(readConsent().decided).toBe(false);
	writeConsent({ analytics: false, marketing: false });
	expect(page.cookie).toMatch(/^gdpr_cookie=;/);
	expect(readConsent()).toEqual({ decided: true, analytics: false, marketing: false });
});

test('a page from the back/forward cache learns of a choice that was made meanwhile', async () => {
	vi.resetModules();
	const consent = await import('#lib/consent/client/consent.ts');
	const page = openPage('https:');
	const listener = vi.fn();
	consent.onConsentChange(listener);
	page.cookie = 'gdpr_cookie=marketing';
	page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(listener).toHaveBeenCalledExactlyOnceWith({ decided: true, analytics: false, marketing: true });
});
