import { importDemo } from '@titraj/backend/seed/import-demo.ts';
import { expect, test } from 'vitest';

const notFound = (name: string) => Object.assign(new Error(`Cannot find package '${name}' imported from /shop/demo-seed.ts`), { code: 'ERR_MODULE_NOT_FOUND' });

test('a backend runs without the demo', async () => {
	expect(await importDemo(() => Promise.reject(notFound('@titraj/demo')))).toBeUndefined();
});

test('a demo that lacks one of its packages is an error', async () => {
	await expect(importDemo(() => Promise.reject(notFound('yaml')))).rejects.toThrow("'yaml'");
});
