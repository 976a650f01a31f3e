import { describe, expect, test } from 'vitest';
import { nearestPaths, sharedQuery } from '#lib/navigation/nearest-paths.ts';

describe('the nearest pages of a page that a language lacks', () => {
	test.each([
		[
			'the category of a product, then its parents',
			'/proizvodi/monitori/q27-proizvod-4/',
			['/', '/proizvodi/', '/proizvodi/monitori/'],
			['/proizvodi/monitori/', '/proizvodi/'],
		],
		['the category of a post', '/magazin/vodici/kako/', ['/', '/magazin/', '/magazin/vodici/'], ['/magazin/vodici/', '/magazin/']],
		['the parent path if there are no breadcrumbs', '/de/produkte/fernseher/weg-produkt-9/', [], ['/de/produkte/fernseher/', '/de/produkte/']],
		['never the page itself', '/dostava/', ['/', '/dostava/'], []],
		['nothing for the homepage', '/en/delivery/', ['/en/'], []],
		['nothing above the homepage', '/', [], []],
	])('%s', (_, path, steps, expected) => {
		expect(nearestPaths(path, steps)).toEqual(expected);
	});
});

describe('the query of the same page in another language', () => {
	test.each([
		['keeps search words', '?search_q=USB%20kabel', '?search_q=USB+kabel'],
		['keeps the order identifier', '?order_identificator=12-abc', '?order_identificator=12-abc'],
		['drops the page number of a list', '?sort=cheap&page=3', '?sort=cheap'],
		['drops addresses in the other language', '?redirect=%2Fwebshop%2F', ''],
		['is empty if there was none', '', ''],
	])('%s', (_, search, expected) => {
		expect(sharedQuery(search)).toBe(expected);
	});
});
