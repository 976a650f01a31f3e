import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isNightly } from '#tests/support/nightly.ts';
import { searchDemo } from '#tests/support/search-demo.ts';

/**
 * Shoppers' searches by product type: one or more matching categories of the demo; `-` are types that the demo does not sell. The wordings are category names
 * of large shops, not the demo's product names. `first` was used while the search was developed, `second` was not: its bar is lower, and its wordings must not
 * be added to the dictionaries. `third` are whole phrases, as people type them, in every market.
 */
const LISTS = [
	{ list: 'first', least: 0.97 },
	{ list: 'second', least: 0.88 },
	{ list: 'third', least: 0.96 },
];
/** Of product types that the demo does not sell: wordings that may have results without a notice of ignored words. */
const MOST_ASTRAY = 0.2;
const SHOWN = 5;

/** Markets with language data of their own kind: Croatian, and German with its compounds. The nightly run reads the lists of all. */
const OFTEN = ['hr.json', 'de.json'];

type Wordings = Readonly<Record<string, readonly string[]>>;

const demo = searchDemo();

async function search(market: string, search_q: string) {
	const data = await demo.search(market, search_q, SHOWN);
	return { ...data, kinds: data.items.map(({ category_code }) => category_code) };
}

for (const { list, least } of LISTS) {
	const folder = join(import.meta.dirname, 'wordings', list);
	const files = readdirSync(folder).filter((name) => isNightly || OFTEN.includes(name));
	describe.each(files.map((name) => name.replace('.json', '')))(`%s, ${list} list`, (market) => {
		const { '-': unsold = [], ...sold }: Wordings = JSON.parse(readFileSync(join(folder, `${market}.json`), 'utf8'));

		test(`at least ${least * 100} % of everyday wordings have their product type among the first five results`, async () => {
			const missed: string[] = [];
			const wordings = Object.entries(sold).flatMap(([kinds, texts]) => texts.map((text) => ({ text, meant: kinds.split('|') })));
			for (const { text, meant } of wordings) {
				const { kinds } = await search(market, text);
				if (!kinds.some((kind) => meant.includes(kind))) missed.push(`${text}: ${kinds.join(', ') || 'nothing'}`);
			}
			expect(1 - missed.length / wordings.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
		}, 120_000);

		test.skipIf(unsold.length === 0)(
			'wordings of products that the shop does not sell are not misread',
			async () => {
				const astray: string[] = [];
				for (const text of unsold) {
					const { total, matched_words, corrected_q } = await search(market, text);
					if (corrected_q !== undefined || (total > 0 && matched_words === undefined)) astray.push(`${text}: ${total} ${corrected_q ?? ''}`);
				}
				expect(astray.length / unsold.length, astray.join('\n')).toBeLessThanOrEqual(MOST_ASTRAY);
			},
			60_000,
		);
	});
}
