import { expect, test } from 'vitest';
import { galleryKind } from '#lib/catalog/gallery-view.ts';

test.each([
	['/media/a.webm', '', 'video'],
	['/media/a.MP4', undefined, 'video'],
	['/media/a.1280.webp', undefined, 'picture'],
	['/media/mp4/', undefined, null],
	['/a.mp4/b.webp', undefined, 'picture'],
	['/stream/17', 'video/mp4', 'video'],
	['/stream/17', 'VIDEO/webm; codecs="vp9"', 'video'],
	['/a.webp', 'video/webm', 'video'],
	['/picture/17', 'image/avif', 'picture'],
	['/upute.mp4', 'application/pdf', null],
	['/dostava/', undefined, null],
])('%s of type %j is a %s', (path, type, kind) => {
	expect(galleryKind({ path, type })).toBe(kind);
});
