import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What a screen reader lists: landmarks, headings, and controls. */
const LINE =
	/^\s*- '?((?:banner|main|contentinfo|navigation|region|search|heading|link|button|searchbox|textbox|spinbutton|combobox|checkbox|radio|group|columnheader)\b.*)$/;

/** Landmarks, headings and controls under an element in the order in which a screen reader meets them, as `heading "Košarica" [level=1]`. */
async function readOutline(of: Locator): Promise<readonly string[]> {
	const lines = (await of.ariaSnapshot()).split('\n');
	return lines.flatMap((line) => LINE.exec(line)?.[1]?.replaceAll('\\"', '"') ?? []);
}

/** Waits until all of `wanted` are met in this order, whatever is between them. Each is the beginning of a line: a role and a name. */
export async function expectOutline(of: Locator, wanted: readonly string[]): Promise<void> {
	await expect
		.poll(
			async () => {
				const lines = await readOutline(of);
				let from = 0;
				return wanted.filter((start) => {
					const found = lines.findIndex((line, place) => place >= from && line.startsWith(start));
					if (found >= 0) from = found + 1;
					return found < 0;
				});
			},
			{ timeout: 30_000 },
		)
		.toEqual([]);
}
