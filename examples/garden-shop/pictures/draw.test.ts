import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPictures } from './draw.ts';

const folder = mkdtempSync(join(tmpdir(), 'garden-pictures-'));
beforeAll(() => drawPictures(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => sharp(join(folder, file));

test.each([
	['portrait.jpg', 1200, 1800],
	['panorama.jpg', 2400, 700],
	['white.jpg', 1400, 1400],
	['transparent.png', 1400, 1400],
	['dark.jpg', 1400, 1050],
])('%s has the shape of such a photograph', async (file, width, height) => {
	expect(await read(file).metadata()).toMatchObject({ width, height });
});

test('the picture on white is white in its corner, the dark one dark, and the cut-out empty', async () => {
	const corner = async (file: string) => [...(await read(file).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())];
	expect(Math.min(...(await corner('white.jpg')))).toBeGreaterThan(250);
	expect(Math.max(...(await corner('dark.jpg')).slice(0, 3))).toBeLessThan(60);
	expect((await corner('transparent.png'))[3]).toBe(0);
});
