import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, type Shopper } from '../browse-shop.ts';
import { countHands, type Hands } from '../first-day/count-hands.ts';

export interface Errand {
	readonly name: string;
	/** Most taps, and most fields that are typed into or chosen from. */
	readonly bar: Hands;
	readonly device: BrowserContextOptions;
	/** Prepares what is there already, uncounted; returns the path where the errand begins. */
	readonly start: (page: Page) => Promise<string>;
	readonly act: (page: Page) => Promise<unknown>;
}

/** Folder for a picture of where each errand ends, and for the rows of the table. */
const PICTURES = process.env['ERRANDS_PICTURES'] || null;

/** Does an errand from where it begins, and fails if it takes more taps or fields than its bar. */
export async function runErrand(shopper: Shopper, { name, bar, device, start, act }: Errand): Promise<void> {
	const page = await shopper.blank(device);
	const path = await start(page);
	const hands = await countHands(page.context());
	await page.goto(path);
	await hydrated(page);
	await act(page);
	if (PICTURES !== null) {
		mkdirSync(PICTURES, { recursive: true });
		await page.screenshot({ path: join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`), animations: 'disabled' });
		appendFileSync(join(PICTURES, 'errands.md'), `| ${name} | ${hands.clicks} | ${hands.fields} |\n`);
	}
	const isWithinBar = hands.clicks <= bar.clicks && hands.fields <= bar.fields;
	expect({ ...hands, isWithinBar }).toEqual({ ...hands, isWithinBar: true });
}
