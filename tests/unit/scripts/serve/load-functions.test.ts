import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { loadFunctions } from '#scripts/serve/load-functions.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('functions-', afterAll);

/** A function whose page is in another file, which it imports when it is first called. */
function writeFunction(name: string, page: string): URL {
	const place = join(folder, name);
	mkdirSync(place);
	writeFileSync(
		join(place, 'page.mjs'),
		`const load = () => import('../${page}');\nexport default async () => new Response((await load()).text);\nexport const preload = load;\n`,
	);
	return pathToFileURL(`${place}/`);
}

test('a function answers although what it loads later was replaced since the start', async () => {
	writeFileSync(join(folder, 'whole.mjs'), "export const text = 'a page';\n");
	const functions = await loadFunctions(writeFunction('replaced', 'whole.mjs'));
	rmSync(join(folder, 'whole.mjs'));
	const answer = await functions.named('page')?.(new Request('http://localhost/'), { ip: '127.0.0.1' });
	expect(await answer?.text()).toBe('a page');
});

test('a start fails if a function cannot load what its first request needs', async () => {
	await expect(loadFunctions(writeFunction('missing', 'missing.mjs'))).rejects.toThrow('missing.mjs');
});
