import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parkScripts } from '#lib/platform/server/html/park-scripts.server.ts';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';

const HOST = 'https://widgets.partner.example';

describe('scripts in content', () => {
	beforeAll(() => {
		process.env['CONTENT_SCRIPT_HOSTS'] = HOST;
	});
	afterAll(() => {
		delete process.env['CONTENT_SCRIPT_HOSTS'];
	});

	test.each([
		['of an allowed host', `<script src="${HOST}/a.js" async></script>`, `<span data-script="${HOST}/a.js" data-needs="marketing"></span>`],
		[
			'that needs attributes',
			`<script data-consent="analytics" src='${HOST}/a.js?x=1&y=2'></script>`,
			`<span data-script="${HOST}/a.js?x=1&amp;y=2" data-needs="analytics"></span>`,
		],
		['of another host', '<script src="https://evil.example/a.js"></script>', ''],
		['without an address', '<script>alert(1)</script>', ''],
		['of a host that only begins like an allowed one', `<script src="${HOST}.evil.example/a.js"></script>`, ''],
		['with a user name before the host', `<script src="https://widgets.partner.example@evil.example/a.js"></script>`, ''],
		['by an unsafe scheme', '<script src="http://widgets.partner.example/a.js"></script>', ''],
		['with additional inline code', `<script src="${HOST}/a.js">alert(1)</script>`, `<span data-script="${HOST}/a.js" data-needs="marketing"></span>`],
		['as a marker for another host', '<span data-script="https://evil.example/a.js" data-needs="marketing"></span>', '<span data-needs="marketing"></span>'],
	])('%s', (_title, html, expected) => expect(sanitiseHtml(`<p>a</p>${html}`)).toBe(`<p>a</p>${expected}`));
});

test.each([
	['unterminated tags', '<script '],
	['unclosed scripts', '<script>a'],
	['unterminated end tags', '<script>a</script'],
])('a text of 50,000 %s takes linear time', (_title, part) => {
	const started = performance.now();
	expect(parkScripts(part.repeat(50_000), [HOST])).toBe(part.repeat(50_000));
	expect(performance.now() - started).toBeLessThan(1000);
});

test('without allowed hosts no script is allowed, not even as a marker', () => {
	expect(parkScripts(`<script src="${HOST}/a.js"></script>`, [])).toContain('<script');
	expect(sanitiseHtml(`<script src="${HOST}/a.js"></script><span data-script="${HOST}/a.js">b</span>`)).toBe('<span>b</span>');
});
