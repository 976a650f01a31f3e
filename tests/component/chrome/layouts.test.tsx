import { describe, expect, test } from 'vitest';
import { renderChrome } from '#renderer/layouts/render-chrome.tsx';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();

describe('layouts', () => {
	test('the default one has a header and a footer', () => {
		const { begin, end } = renderChrome(site, 'default');
		expect([begin.includes('<header'), end.includes('<footer')]).toEqual([true, true]);
	});

	test('the blank one has nothing around its page: slips and orders print alone', () => {
		expect(renderChrome(site, 'blank')).toEqual({ begin: '', end: '' });
	});

	test('that of bots is plain: no script, no form, no dialog', () => {
		const { begin, end } = renderChrome(site, 'bot');
		expect(begin + end).toMatch(/<header|<nav/);
		expect(begin + end).not.toMatch(/<script|<form|<dialog|popover/);
	});
});
