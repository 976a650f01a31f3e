import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toFeedItem } from '#lib/server/feed/to-feed-item.server.ts';
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
	toFeedItem(site, { product: sampleProduct({ id, title }), breadcrumbs: [], related: [] }, 'Opis\nu dva retka </item>\n');

/** A whole crawl's feed of products by id and title. */
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

describe('after an edit the feed is what a whole crawl would write', () => {
	const CASES: [string, [number, string | null][], string[]][] = [
		['an edited product', [[40, 'Novi naziv & "još"']], ['google-hr.xml']],
		['the same product again', [[40, 'Proizvod 40']], []],
		['a new one between two others', [[41, 'Novi']], ['google-hr.xml']],
		[
			'a new one before all others of its file',
			[
				[5000, 'Zadnji prve'],
				[5002, 'Druga datoteka'],
			],
			['google-hr.xml', 'google-hr-2.xml'],
		],
		['one that is gone', [[5300, null]], ['google-hr-2.xml']],
		[
			'one that was never there',
			[
				[77, null],
				[99_000, null],
			],
			[],
		],
		['the first of a new file: the file before it names it', [[20_001, 'Daleko']], ['google-hr-2.xml', 'google-hr-5.xml']],
	];
	test.each(CASES)('%s', (_, changes, written) => {
		const output = crawled('edited', BEFORE);
		const after = new Map(BEFORE);
		for (const [id, title] of changes)
			if (title === null) after.delete(id);
			else after.set(id, title);
		expect(replaceFeedItems(output, site, new Map(changes.map(([id, title]) => [id, title && xmlOf(id, title)])))).toEqual(written);
		expect(filesOf(output)).toEqual(filesOf(crawled('whole', after)));
	});

	test('the last of a file leaves an empty file until the next crawl', () => {
		const output = crawled('edited', new Map([[1, 'Jedini']]));
		expect(replaceFeedItems(output, site, new Map([[1, null]]))).toEqual(['google-hr.xml']);
		expect(filesOf(output)).toEqual(filesOf(crawled('whole', new Map())));
	});

	test('where no crawl has written a feed, none begins', () => {
		expect(replaceFeedItems(join(root, 'nothing'), site, new Map([[1, xmlOf(1)]]))).toEqual([]);
	});
});
