import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Moves the mouse and waits until React has hydrated every part of the screen, also those that wait for the first interaction. Call it before a test changes
 * texts of a page: React compares them with its own when a part hydrates, and reports error 418.
 */
export async function hydrateAll(page: Page): Promise<void> {
	await page.mouse.move(1, 1);
	await expect.poll(() => countWaiting(page)).toBe(0);
}

/** Number of parts of the screen that are not hydrated yet. React marks each with a comment, and keeps its fibers at the elements that it knows. */
const countWaiting = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const isKnown = (node: Node | null) => node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
		const comments = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_COMMENT);
		let waiting = 0;
		for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
			if (!/^\$[?!~]?$/.test(comment.nodeValue ?? '')) continue;
			let first = comment.nextSibling;
			while (first && !(first instanceof Element) && !(first instanceof Comment && first.nodeValue === '/$')) first = first.nextSibling;
			if (first instanceof Element && isKnown(comment.parentNode) && !isKnown(first)) waiting += 1;
		}
		return waiting;
	});
