import { describe, expect, test } from 'vitest';
import { parseConsent } from '#lib/consent/consent.ts';
import { mayLoad } from '#lib/consent/may-load.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import { parseTagHosts } from '#lib/platform/config/tag-hosts.server.ts';
import { type TagCodes, toTags } from '#lib/platform/config/tags.ts';

const NONE: TagCodes = { gtagmanager_code: null, ganalytics4_code: null, recaptcha_site_key: null };
const ALL: TagCodes = { gtagmanager_code: 'GTM-ABC123', ganalytics4_code: 'G-ABC1234567', recaptcha_site_key: 'abcdefghijklmnopqrstuvwxyz0123456789-_AB' };
const policyOf = (codes: TagCodes | null, scriptHosts: string[] = [], tagHosts?: string) =>
	securityHeaders({ paymentHosts: [], scriptHosts, tagHosts: parseTagHosts(tagHosts) }, codes)['content-security-policy'] ?? '';
const allowed = (cookie: string | undefined) =>
	toTags(ALL)
		.filter((tag) => mayLoad(tag, parseConsent(cookie)))
		.map(({ name }) => name);

test.each([
	[undefined, []],
	['', []],
	['analytics', ['container', 'analytics']],
	['marketing', ['container', 'recaptcha']],
	['analytics|marketing', ['container', 'analytics', 'recaptcha']],
])('a consent of %j allows %j', (cookie, names) => expect(allowed(cookie)).toEqual(names));

test.each(['', 'gtm', 'GTM-<script>', 'GTM-A&id=x', 'UA-123-4', `GTM-${'A'.repeat(200)}`])('%j is no container', (code) => {
	expect(toTags({ ...NONE, gtagmanager_code: code })).toEqual([]);
});

describe('the page policy', () => {
	test('allows no third-party host if the shop has no tag', () => {
		for (const codes of [null, NONE, { ...NONE, gtagmanager_code: 'nonsense' }]) expect(policyOf(codes)).not.toMatch(/https?:/);
		expect(policyOf(null)).toContain("frame-src 'none'");
		expect(policyOf(null)).toContain("script-src 'self';");
	});

	test.each([
		['gtagmanager_code', /googletagmanager/, /recaptcha/],
		['ganalytics4_code', /google-analytics/, /recaptcha/],
		['recaptcha_site_key', /frame-src https:\/\/www\.google\.com\/recaptcha\//, /googletagmanager|google-analytics/],
	] as const)('contains the hosts of %s, and no others', (code, own, other) => {
		const policy = policyOf({ ...NONE, [code]: ALL[code] });
		expect(policy).toMatch(own);
		expect(policy).not.toMatch(other);
		expect(policy).not.toMatch(/unsafe|\*;|\* /);
	});

	test.each([
		['google-ads', /script-src[^;]*https:\/\/www\.googleadservices\.com\/pagead\/[^;]*;.*frame-src[^;]*https:\/\/td\.doubleclick\.net/],
		['meta', /script-src[^;]*https:\/\/connect\.facebook\.net[^;]*;.*img-src[^;]*https:\/\/www\.facebook\.com/],
		['hotjar', /script-src[^;]*https:\/\/static\.hotjar\.com[^;]*;.*connect-src[^;]*wss:\/\/\*\.hotjar\.com/],
		['https://*.partner.example', /script-src[^;]*https:\/\/\*\.partner\.example/],
		['meta, hotjar', /script-src[^;]*facebook[^;]*hotjar/],
	])('contains the hosts of TAG_HOSTS=%s only if the backend has a container', (tagHosts, hosts) => {
		expect(policyOf({ ...NONE, gtagmanager_code: ALL.gtagmanager_code }, [], tagHosts)).toMatch(hosts);
		expect(policyOf({ ...NONE, gtagmanager_code: ALL.gtagmanager_code }, [], tagHosts)).not.toContain('unsafe');
		expect(policyOf({ ...NONE, ganalytics4_code: ALL.ganalytics4_code }, [], tagHosts)).toBe(policyOf({ ...NONE, ganalytics4_code: ALL.ganalytics4_code }));
	});

	test('allows the hosts of scripts in content', () => {
		const policy = policyOf(null, ['https://widgets.partner.example']);
		expect(policy).toContain("script-src 'self' https://widgets.partner.example;");
		expect(policy).toContain('frame-src https://widgets.partner.example;');
	});
});
