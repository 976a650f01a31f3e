import { mkdtempSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openPictureFiles } from '#lib/pictures/server/picture-files.server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Removed at the end: pictures are still trimmed when a test has finished. */
const root = temporaryFolder('pictures-', afterAll);
const open = (maximumBytes: number) => {
	const folder = mkdtempSync(join(root, 'test-'));
	return { folder, files: openPictureFiles(folder, { maximumBytes }) };
};
const pathOf = (number: number) => `/media/mouse/count-${number}/front.320.webp`;

describe('cached pictures', () => {
	test('are read back; a missing one is null', async () => {
		const { files } = open(1000);
		await files.write(pathOf(1), new Uint8Array([1, 2, 3]));
		expect([await files.read(pathOf(1)), await files.read(pathOf(2))]).toEqual([new Uint8Array([1, 2, 3]), null]);
	});
	test('stay within their bytes however many are requested: the oldest are removed, with their folders', async () => {
		const { folder, files } = open(1000);
		for (let number = 0; number < 40; number++) {
			await files.write(pathOf(number), new Uint8Array(100));
			await utimes(join(folder, pathOf(number)), number, number).catch(() => undefined);
			await vi.waitFor(async () => expect((await readdir(join(folder, 'media/mouse'))).length).toBeLessThanOrEqual(10), { interval: 2 });
		}
		expect(await files.read(pathOf(0))).toBeNull();
		expect(await files.read(pathOf(39))).not.toBeNull();
	});
	test('are not removed while there is room', async () => {
		const { files } = open(10_000);
		for (let number = 0; number < 40; number++) await files.write(pathOf(number), new Uint8Array(100));
		expect(await files.read(pathOf(0))).not.toBeNull();
	});
});
