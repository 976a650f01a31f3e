import { expect, test } from 'vitest';
import { keepRepeatedHtml } from '#renderer/document/keep-repeated-html.ts';

test('keeps the HTML of the language that was rendered last, by screen', () => {
	const repeatedOn = keepRepeatedHtml();
	const product = repeatedOn('hr', 'catalog/product');
	expect(repeatedOn('hr', 'catalog/product')).toBe(product);
	expect(repeatedOn('hr', 'catalog/category')).not.toBe(product);
	expect(repeatedOn('de', 'catalog/product')).not.toBe(product);
	expect(repeatedOn('hr', 'catalog/product')).not.toBe(product);
});
