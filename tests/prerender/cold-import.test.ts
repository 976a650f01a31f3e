import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUNDLER, mainModuleOf } from '#tests/support/bundled-function.ts';
import { coldImportMs } from '#tests/support/cold-import.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a cold import of the bundled page function takes less than 300 ms of CPU time', async () => {
	const bundled = await zipFunction('functions/page.ts', folder, { ...BUNDLER, archiveFormat: 'none' });
	if (bundled === undefined) throw new Error('The bundler did not find the page function');
	expect(await coldImportMs(mainModuleOf(bundled))).toBeLessThan(300);
});
