import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMemoryBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { createFileCache } from '#scripts/serve/file-cache.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('files-', afterAll);
const path = join(folder, 'a.html');
const found = async () => {
	const { size, mtimeMs: modified } = await stat(path);
	return { kind: 'file' as const, path, size, modified };
};

test('reads a file again after a failed read', async () => {
	const remember = createFileCache(createMemoryBudget(1_000_000));
	await writeFile(path, 'tv');
	const asked = await found();
	await rename(path, `${path}.away`);
	await expect(remember(asked)).rejects.toThrow('ENOENT');
	await rename(`${path}.away`, path);
	expect(Buffer.from((await remember(asked)).body).toString()).toBe('tv');
});

test('reads a file once, and again after it changed', async () => {
	const remember = createFileCache(createMemoryBudget(1_000_000));
	await writeFile(path, 'tv');
	const first = await remember(await found());
	expect(await remember(await found())).toBe(first);
	await writeFile(path, 'radio');
	expect(Buffer.from((await remember(await found())).body).toString()).toBe('radio');
});
