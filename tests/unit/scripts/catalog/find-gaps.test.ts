import { describe, expect, test } from 'vitest';
import { type CheckedProduct, findGaps } from '#scripts/catalog/find-gaps.ts';
import { toReportLines } from '#scripts/catalog/to-report-lines.ts';

const EANS = ['4006381333931', '5901234123457', '9780306406157', '4012345678901', '9002490100070', '0012345678905'];
const size = { code: 'screen_size', title: 'Dijagonala' };

const complete = (place: number, more: Partial<CheckedProduct> = {}): CheckedProduct => ({
	...{ sku: `M-${place}`, title: `Monitor ${place}`, category: 'Monitori', gtin: EANS[place] ?? '', isVariant: false, isBundle: false },
	...{ hasPicture: true, hasDescription: true, hasShortDescription: true, hasManufacturer: true, hasSafety: true, attributes: [size] },
	...more,
});

const fiveComplete = Array.from({ length: 5 }, (_, place) => complete(place));
const kindsOf = (...products: readonly CheckedProduct[]) => findGaps([...fiveComplete, ...products]).map(({ kind, sku, detail }) => [kind, sku, detail]);

describe('a product', () => {
	test('with everything has no gap', () => {
		expect(findGaps(fiveComplete)).toEqual([]);
	});

	test.each<[string, Partial<CheckedProduct>, readonly (readonly string[])[]]>([
		['without a picture', { hasPicture: false }, [['picture', 'M-5', '']]],
		[
			'without texts',
			{ hasDescription: false, hasShortDescription: false },
			[
				['description', 'M-5', ''],
				['short_description', 'M-5', ''],
			],
		],
		['without a manufacturer', { hasManufacturer: false }, [['manufacturer', 'M-5', '']]],
		['without an EAN', { gtin: '' }, [['gtin', 'M-5', '']]],
		['with a wrong check digit', { gtin: '4006381333932' }, [['gtin_invalid', 'M-5', '4006381333932']]],
		['without a safety contact', { hasSafety: false }, [['safety', 'M-5', '']]],
		['without the attribute of its category', { attributes: [] }, [['attribute', 'M-5', 'Dijagonala']]],
	])('%s has that gap', (_title, more, gaps) => {
		expect(kindsOf(complete(5, more))).toEqual(gaps);
	});

	test('that is a bundle needs no number, manufacturer and contact of its own', () => {
		expect(kindsOf(complete(5, { gtin: '', hasManufacturer: false, hasSafety: false, isBundle: true }))).toEqual([]);
	});

	test('shares no EAN or title with another one, unless they are variants', () => {
		expect(kindsOf(complete(5, { gtin: EANS[0] ?? '', title: 'Monitor 0' }))).toEqual([
			['gtin_twice', 'M-0', `${EANS[0]}, also M-5`],
			['title_twice', 'M-0', 'Monitor 0, also M-5'],
			['gtin_twice', 'M-5', `${EANS[0]}, also M-0`],
			['title_twice', 'M-5', 'Monitor 0, also M-0'],
		]);
		const many = Array.from({ length: 9 }, (_, place) => complete(place, { title: 'Monitor' }));
		expect(findGaps(many).find(({ kind }) => kind === 'title_twice')?.detail).toBe('Monitor, also M-1, M-2, M-3, M-4, M-5');
		const variants = fiveComplete.map((product) => ({ ...product, title: 'Monitor', isVariant: true }));
		expect(findGaps(variants)).toEqual([]);
	});
});

test('no attribute is expected of a category with fewer than five products, or of which a third lack it', () => {
	expect(findGaps([...fiveComplete.slice(0, 3), complete(5, { attributes: [] })])).toEqual([]);
	expect(kindsOf(complete(5, { attributes: [] }), complete(6, { attributes: [], gtin: '' })).map(([kind]) => kind)).toEqual(['gtin']);
});

describe('the report', () => {
	test('of an empty shop says so', () => {
		expect(toReportLines([], { total: 0, examples: 3 })).toEqual(['The shop shows no products.']);
	});

	test('counts complete products, and names categories with the most gaps first, with examples', () => {
		const cables = [7, 8].map((place) => complete(place, { category: 'Kabeli', gtin: '' }));
		const gaps = findGaps([...fiveComplete, complete(5, { gtin: '' }), ...cables]);
		expect(toReportLines(gaps, { total: 8, examples: 1 })).toEqual([
			'8 products, 5 of them complete.',
			'',
			'No EAN: comparison sites cannot match the product: 3',
			'  Kabeli: 2 (M-7, …)',
			'  Monitori: 1 (M-5)',
		]);
	});

	test('lists twelve categories of a kind, and counts the others', () => {
		const lone = Array.from({ length: 20 }, (_, place) => complete(place, { category: `Kategorija ${place}`, hasPicture: false, gtin: '' }));
		const lines = toReportLines(
			findGaps(lone).filter(({ kind }) => kind === 'picture'),
			{ total: 20, examples: 0 },
		);
		expect(lines.length).toBe(2 + 1 + 12 + 1);
		expect(lines.at(-1)).toBe('  and 8 more');
	});
});
