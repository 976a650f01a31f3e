import { describe, expect, test } from 'vitest';
import { parsePicturePath } from '#lib/pictures/server/parse-picture-path.server.ts';
import { isPhotograph, toAvifSources, toPictureOf } from '#lib/platform/pictures/picture.ts';

describe('sizes of a picture', () => {
	test('the shop’s own picture has each width', () => {
		expect(toAvifSources('/media/a/front.640.webp', 320)).toBe('/media/a/front.160.avif 160w, /media/a/front.320.avif 320w');
		expect(toPictureOf('/media/a/front.640.webp', 160)).toBe('/media/a/front.160.webp');
	});
	test('narrow ones can be left out', () => {
		expect(toAvifSources('/media/a/front.640.webp', 1280, 640)).toBe('/media/a/front.640.avif 640w, /media/a/front.1280.avif 1280w');
	});
	test.each(['https://cdn.example/front.640.webp', '//cdn.example/front.640.webp', '/media/front.jpg', '/media/front.webp', '/media/1.svg'])(
		'%s has no other size',
		(src) => {
			expect(toAvifSources(src)).toBeNull();
			expect(toPictureOf(src, 160)).toBe(src);
		},
	);
});

test.each([
	['/media/stored/0a.640.webp', true],
	['https://cdn.example/a.640.webp', true],
	['/media/a.jpg', true],
	['/media/a/front.640.webp', false],
	['/media/1.svg', false],
	['/no-picture.svg', false],
])('%s is a photograph: %s', (src, is) => expect(isPhotograph({ src })).toBe(is));

describe('the picture function', () => {
	test.each([
		['/media/a/front.svg', 'drawing'],
		['/media/a/front.320.avif', 'encoded'],
		['/media/IMG_2041.JPG', 'plain'],
		['/media/2026/11/lamp-300.5.jpeg', 'plain'],
		['/media/lamp.png', 'plain'],
		['/media/lamp.webp', 'plain'],
	])('takes %s as %s', (path, kind) => expect(parsePicturePath(path)?.kind).toBe(kind));
	test.each([
		'/media/a/front.200.webp',
		'/media/front.gif',
		'/media/.env',
		'/media/../secret.jpg',
		'/other/lamp.jpg',
		'/media/lamp.jpg/',
		'/media//lamp.jpg',
		'/media/.hidden/a.jpg',
	])('refuses %s', (path) => expect(parsePicturePath(path)).toBeNull());
});
