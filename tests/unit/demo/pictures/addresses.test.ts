import { parsePictureParams, toPicturePath } from '@titraj/backend/catalog/media/picture-url.ts';
import type { SourcePicture } from '@titraj/backend/platform/source/catalog.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { drawPicture } from '@titraj/demo/pictures/draw-picture.ts';
import { isKnownPicture } from '@titraj/demo/pictures/is-known.ts';
import { describe, expect, test } from 'vitest';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';

const readSegment = (path: string) => path.split('/')[3] ?? '';

/** Whether the media route draws the picture of an address. */
function isDrawn(picture: SourcePicture): boolean {
	const params = parsePictureParams(readSegment(toPicturePath(picture, 'front')));
	return params !== null && isKnownPicture(picture.kind, params) && drawPicture({ kind: picture.kind, params, view: 'front' }) !== null;
}

/** Every `{ kind, params }` within. */
function* picturesIn(value: unknown): Generator<SourcePicture> {
	if (typeof value !== 'object' || value === null) return;
	if (isPicture(value)) yield value;
	for (const part of Symbol.iterator in value ? (value as Iterable<unknown>) : Object.values(value)) yield* picturesIn(part);
}

const isPicture = (value: object): value is SourcePicture => 'kind' in value && 'params' in value && typeof value.kind === 'string';

describe('every picture that the shop references is drawn', () => {
	test.each([
		['the demo shop', () => demoSeed(2000, new Date('2026-01-01')), 500],
		['the content fixture', contentFixture, 5],
		['the fixture', shopFixture, 5],
	])('%s', (_, seed, least) => {
		const pictures = [...new Map([...picturesIn(seed())].map((picture) => [toPicturePath(picture, 'front'), picture])).values()];
		expect(pictures.length).toBeGreaterThan(least);
		expect(pictures.filter((picture) => !isDrawn(picture))).toEqual([]);
	});
});

describe('an unknown picture address has no drawing', () => {
	test.each([
		['words in another order', 'size-27_color-black'],
		['a repeated word', 'color-black_color-red'],
		['an empty word', 'color-'],
		['an empty word among others', 'color-black_size-'],
		['a double dash', 'color-black-1'],
		['no words', ''],
		['the name of an object property', '__proto__-x'],
	])('%s', (_, segment) => {
		expect(parsePictureParams(segment)).toBeNull();
	});
	test.each([
		['an unknown word', 'a-1'],
		['an unknown colour', 'color-1a2b3c'],
		['an unknown variant', 'variant-abcdef'],
		['a size in another notation', 'size-27.0'],
		['a size with leading zeros', 'size-0027'],
		['a size of many digits', 'size-27.000001'],
		['a size above the maximum', 'size-1000000'],
		['a size in exponential notation', 'size-2e1'],
		['an invalid count', 'count-many'],
	])('%s', (_, segment) => {
		expect(isKnownPicture('monitor', parsePictureParams(segment) ?? { a: '' })).toBe(false);
	});
});
