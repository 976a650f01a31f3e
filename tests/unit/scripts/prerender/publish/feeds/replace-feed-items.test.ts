import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { writeFeedParts } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import { writeMerchantFeed } from '#scripts/prerender/publish/feeds/merchant-feed.ts';
import { replaceFeedItems } from '#scripts/prerender/publish/feeds/replace-feed-items.ts';
import { sampleProduct } from '#tests/support/sample-product.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();
let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'feed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const xmlOf = (id: number, title = `Proizvod ${id}`): string =>
	toFeedItem(site, { product: sampleProduct({ id, title }), breadcrumbs: [], related: [], hasStores: false }, 'Opis\nu dva retka </item>\n');

/** Writes the feed that a crawl would write for products by id and title. */
function crawled(folder: string, products: ReadonlyMap<number, string>): string {
	const parts = join(root, `${folder}-parts`);
	const output = join(root, folder);
	const items = [...products].toSorted(([a], [b]) => a - b).map(([id, title]) => ({ id, xml: xmlOf(id, title) }));
	writeFeedParts(parts, site.lang, items);
	writeMerchantFeed({ output, parts, sites: [site] });
	return output;
}

function filesOf(output: string): Record<string, string> {
	const folder = join(output, 'feeds');
	return Object.fromEntries(
		readdirSync(folder)
			.toSorted()
			.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);
}

const BEFORE = new Map([1, 40, 4999, 5001, 5300].map((id) => [id, `Proizvod ${id}`]));

const CASES: [string, [number, string | null][], string[]][] = [
	['an edited product', [[40, 'Novi naziv & "još"']], ['google-hr.xml']],
	['an unchanged product', [[40, 'Proizvod 40']], []],
	['a new product between two others', [[41, 'Novi']], ['google-hr.xml']],
	[
		'new products at the end of a file and at the start of the next',
		[
			[5000, 'Zadnji prve'],
			[5002, 'Druga datoteka'],
		],
		['google-hr.xml', 'google-hr-2.xml'],
	],
	['a removed product', [[5300, null]], ['google-hr-2.xml']],
	[
		'removed products that the feed never had',
		[
			[77, null],
			[99_000, null],
		],
		[],
	],
	['the first product of a new file, which the previous file links', [[20_001, 'Daleko']], ['google-hr-2.xml', 'google-hr-5.xml']],
];
test.each(CASES)('after an edit the merchant feed equals that of a crawl: %s', (_, changes, written) => {
	const output = crawled('edited', BEFORE);
	const after = new Map(BEFORE);
	for (const [id, title] of changes)
		if (title === null) after.delete(id);
		else after.set(id, title);
	expect(replaceFeedItems(output, site, new Map(changes.map(([id, title]) => [id, title && xmlOf(id, title)])))).toEqual(written);
	expect(filesOf(output)).toEqual(filesOf(crawled('whole', after)));
});

test('removing the last product of a feed file leaves an empty file until the next crawl', () => {
	const output = crawled('edited', new Map([[1, 'Jedini']]));
	expect(replaceFeedItems(output, site, new Map([[1, null]]))).toEqual(['google-hr.xml']);
	expect(filesOf(output)).toEqual(filesOf(crawled('whole', new Map())));
});

test('an edit does not create a merchant feed before a crawl has', () => {
	expect(replaceFeedItems(join(root, 'nothing'), site, new Map([[1, xmlOf(1)]]))).toEqual([]);
});
