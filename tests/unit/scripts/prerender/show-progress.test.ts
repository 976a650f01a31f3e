import { expect, test } from 'vitest';
import { showProgress } from '#scripts/prerender/show-progress.ts';

function show(pages: number, failures = 0): string {
	let text = '';
	showProgress({
		write: (part) => {
			text += String(part);
			return true;
		},
	}).show({ pages, rendered: pages, failures, expected: 600, seconds: 2 });
	return text;
}

test('the time left follows from the pages so far', () => {
	expect(show(200)).toBe('200 of about 600 pages, 200 rendered, 100 pages/s, 4 s left\n');
	expect(show(200, 3)).toBe('200 of about 600 pages, 200 rendered, 100 pages/s, 4 s left, 3 failed\n');
});

test('before the first page no time left is guessed', () => {
	expect(show(0)).toBe('0 of about 600 pages, 0 rendered, 0 pages/s\n');
});
