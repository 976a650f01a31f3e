import { expect, test } from 'vitest';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { keepRepeatedHtml } from '#renderer/document/keep-repeated-html.ts';

const site = (lang: string): Site => Object.assign(Object.create(null), { lang });

test('keeps the HTML of the site that was rendered last, by screen', () => {
	const repeatedOn = keepRepeatedHtml();
	const [croatian, german] = [site('hr'), site('de')];
	const product = repeatedOn(croatian, 'catalog/product');
	expect(repeatedOn(croatian, 'catalog/product')).toBe(product);
	expect(repeatedOn(croatian, 'catalog/category')).not.toBe(product);
	expect(repeatedOn(german, 'catalog/product')).not.toBe(product);
	expect(repeatedOn(croatian, 'catalog/product')).not.toBe(product);
});

test('a site that was loaded again, for example with other labels, does not get the HTML of the earlier one', () => {
	const repeatedOn = keepRepeatedHtml();
	const before = repeatedOn(site('hr'), 'catalog/product');
	expect(repeatedOn(site('hr'), 'catalog/product')).not.toBe(before);
});
