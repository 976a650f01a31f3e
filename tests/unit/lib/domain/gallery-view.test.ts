import { expect, test } from 'vitest';
import { isFilm } from '#lib/domain/gallery-view.ts';

test.each([
	['/media/a.webm', true],
	['/media/a.MP4', true],
	['/media/a.1280.webp', false],
	['/media/mp4/', false],
	['/a.mp4/b.webp', false],
])('%s is a film: %s', (path, expected) => {
	expect(isFilm(path)).toBe(expected);
});
