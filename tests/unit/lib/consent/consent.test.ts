import { expect, test } from 'vitest';
import { isSameChoice, NO_CONSENT, parseConsent, serialiseConsent, toConsentMode } from '#lib/consent/consent.ts';

test.each([
	[undefined, { decided: false, analytics: false, marketing: false }],
	['', { decided: true, analytics: false, marketing: false }],
	['necessary', { decided: true, analytics: false, marketing: false }],
	['analytics', { decided: true, analytics: true, marketing: false }],
	['analytics|marketing', { decided: true, analytics: true, marketing: true }],
	['analytics%7Cmarketing', { decided: true, analytics: true, marketing: true }],
	['marketing|other', { decided: true, analytics: false, marketing: true }],
	['analyticsx|%', { decided: true, analytics: false, marketing: false }],
])('the cookie %j', (value, consent) => expect(parseConsent(value)).toEqual(consent));

test.each([
	[true, true],
	[true, false],
	[false, true],
	[false, false],
])('a choice of analytics %s, marketing %s comes back from the cookie', (analytics, marketing) => {
	expect(parseConsent(serialiseConsent({ analytics, marketing }))).toEqual({ decided: true, analytics, marketing });
});

test.each([
	[true, true, 'analytics|marketing'],
	[false, true, 'marketing'],
	[false, false, ''],
])('the cookie names the granted categories and nothing else: analytics %s, marketing %s', (analytics, marketing, value) => {
	expect(serialiseConsent({ analytics, marketing })).toBe(value);
});

test('without a choice every storage is denied', () => expect(new Set(Object.values(toConsentMode(NO_CONSENT)))).toEqual(new Set(['denied'])));

test('marketing governs ad storage, ad user data and personalisation', () => {
	const granted = { analytics_storage: 'denied', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
	expect(toConsentMode({ decided: true, analytics: false, marketing: true })).toEqual(granted);
});

test.each([
	[true, true, true],
	[true, false, false],
	[false, true, false],
	[false, false, false],
])('a choice of analytics %s and marketing %s is the same only as one that allows both: %s', (analytics, marketing, isSame) => {
	expect(isSameChoice({ analytics, marketing }, { analytics: true, marketing: true })).toBe(isSame);
});
