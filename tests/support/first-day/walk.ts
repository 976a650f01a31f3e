import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Hands } from './count-hands.ts';

/** A person of the first day: whose hands are counted. */
export interface Person {
	readonly who: 'merchant' | 'shopper';
	readonly page: Page;
	readonly hands: Hands;
}

export interface Step extends Hands {
	readonly who: Person['who'];
	readonly name: string;
}

/** Seconds that a first-time user needs for a click and for a field, with reading. */
const SECONDS = { clicks: 3, fields: 8 };

/** Records steps with their clicks and fields, and a picture after each if there is a folder for them. */
export function recordWalk(folder: string | null) {
	const steps: Step[] = [];
	if (folder !== null) mkdirSync(folder, { recursive: true });

	/** Saves the page as it is now. */
	async function picture(page: Page, name: string): Promise<void> {
		if (folder === null) return;
		const number = String(steps.length + 1).padStart(2, '0');
		await page.waitForLoadState('networkidle');
		// What sticks to the window would stand in the middle of the picture.
		await page.evaluate(() => scrollTo(0, 0));
		await page.screenshot({ path: join(folder, `${number}-${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true, animations: 'disabled' });
	}

	async function step({ who, page, hands }: Person, name: string, act: (look: (name: string) => Promise<void>) => Promise<unknown>): Promise<void> {
		const before = { ...hands };
		await act((seen) => picture(page, `${name} ${seen}`));
		await picture(page, name);
		steps.push({ who, name, clicks: hands.clicks - before.clicks, fields: hands.fields - before.fields });
	}

	return { steps, step };
}

/** Sums of what the merchant did, with the minutes that it takes. */
export function sumSteps(steps: readonly Step[]): Hands & { readonly minutes: number } {
	const own = steps.filter(({ who }) => who === 'merchant');
	const clicks = own.reduce((sum, step) => sum + step.clicks, 0);
	const fields = own.reduce((sum, step) => sum + step.fields, 0);
	return { clicks, fields, minutes: Math.round((clicks * SECONDS.clicks + fields * SECONDS.fields) / 60) };
}

/** The table of steps for docs/merchant.md. */
export function toTable(steps: readonly Step[]): string {
	const { clicks, fields, minutes } = sumSteps(steps);
	const rows = [
		['who', 'step', 'clicks', 'fields'],
		['---', '---', '--:', '--:'],
		...steps.map((step) => [step.who, step.name, String(step.clicks), String(step.fields)]),
		['merchant', `all: ${minutes} minutes`, String(clicks), String(fields)],
	];
	return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
