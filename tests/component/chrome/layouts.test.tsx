import { describe, expect, test } from 'vitest';
import { renderChrome } from '#renderer/layouts/render-chrome.tsx';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();

describe('layouts', () => {
	test('the default layout has a header and a footer', () => {
		const { begin, end } = renderChrome(site, 'default');
		expect([begin.includes('<header'), end.includes('<footer')]).toEqual([true, true]);
	});

	test('the blank layout adds nothing to its page, for printing slips and orders', () => {
		expect(renderChrome(site, 'blank')).toEqual({ begin: '', end: '' });
	});

	test('the layout for bots has no script, form or dialog', () => {
		const { begin, end } = renderChrome(site, 'bot');
		expect(begin + end).toMatch(/<header|<nav/);
		expect(begin + end).not.toMatch(/<script|<form|<dialog|popover/);
	});
});
