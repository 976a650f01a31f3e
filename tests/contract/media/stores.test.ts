import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MediaPlace, toMediaPlace } from '@titraj/backend/platform/media/media-place.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

let s3: RunningS3;
const folder = mkdtempSync(join(tmpdir(), 'media-store-'));
beforeAll(async () => {
	s3 = await startS3();
});
afterAll(async () => {
	await s3[Symbol.asyncDispose]();
	rmSync(folder, { recursive: true });
});

describe('a media store', () => {
	it.each<[string, () => MediaPlace]>([
		['in memory', () => toMediaPlace(undefined, { dataDir: null, s3: s3.settings })],
		['in a folder', () => toMediaPlace(undefined, { dataDir: folder, s3: s3.settings })],
		['in a bucket', () => toMediaPlace(`s3://${s3.bucket}/shop/media/`, { dataDir: folder, s3: s3.settings })],
	])('%s returns what was last written, null for an unknown key, and nothing of what was removed', async (_, place) => {
		const store = openMediaStore(place());
		const bytes = Buffer.from([0, 255, 10, 13, 128]);
		expect(await store.read('pictures/ab/abc.160.webp')).toBeNull();
		expect(await store.has('pictures/ab/abc.160.webp')).toBe(false);
		await store.write('pictures/ab/abc.160.webp', Buffer.from('first'));
		await store.write('pictures/ab/abc.160.webp', bytes);
		expect(await store.read('pictures/ab/abc.160.webp')).toEqual(bytes);
		expect(await store.has('pictures/ab/abc.160.webp')).toBe(true);
		await store.write('originals/ab/abc', bytes);
		await store.remove('originals/ab/abc');
		await store.remove('originals/ab/abc');
		expect([await store.has('originals/ab/abc'), await store.has('pictures/ab/abc.160.webp')]).toEqual([false, true]);
	});

	it('leaves no partial file in its folder, and writes below the prefix of its bucket', () => {
		expect(readdirSync(join(folder, 'media', 'pictures', 'ab'))).toEqual(['abc.160.webp']);
		expect([...s3.hashes().keys()]).toEqual(['shop/media/pictures/ab/abc.160.webp']);
	});

	it.each(['s3://', 's3://UPPER/x', 'https://bucket.example'])('%s is rejected as a location', (setting) => {
		expect(() => toMediaPlace(setting, { dataDir: null, s3: s3.settings })).toThrow('MEDIA_STORE');
	});
});
