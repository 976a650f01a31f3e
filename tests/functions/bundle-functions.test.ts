import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions, placesOf } from '#scripts/serve/bundle-functions.ts';
import { loadFunctions } from '#scripts/serve/load-functions.ts';

let root: string;
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'functions-'));
	await mkdir(join(root, 'functions'));
	await writeFile(join(root, 'package.json'), '{"type":"module"}');
});
afterAll(() => rm(root, { recursive: true }));

/** A shop's one function, which answers with the text. */
const write = (text: string) =>
	writeFile(join(root, 'functions/tell.ts'), `export default async () => new Response('${text}');\nexport const config = { path: '/api/tell' };\n`);

async function ask(folder: string): Promise<string> {
	const handler = (await loadFunctions(root, folder)).match('/api/tell', 'GET');
	return (await handler?.(new Request('http://shop.example/api/tell'), { ip: '127.0.0.1' }))?.text() ?? 'no function';
}

test('bundles are made once, and made anew beside those that a running shop may still import from', async () => {
	await write('first');
	const first = await bundleFunctions(placesOf(root));
	expect(await bundleFunctions(placesOf(root))).toBe(first);
	await write('second');
	const second = await bundleFunctions(placesOf(root));
	expect([second === first, await ask(first), await ask(second)]).toEqual([false, 'first', 'second']);
});

test('bundles that no running shop imports from are removed with the next ones', async () => {
	const ended = spawn(process.execPath, ['-e', '']);
	await new Promise((done) => ended.once('exit', done));
	const left = join(root, '.netlify/functions-bundled/of-left');
	await mkdir(left);
	await writeFile(join(left, `used-by-${ended.pid}`), '');
	await write('third');
	await bundleFunctions(placesOf(root));
	expect(existsSync(left)).toBe(false);
});

test('an import that failed is tried again', async () => {
	const folder = await bundleFunctions(placesOf(root));
	const handler = (await loadFunctions(root, folder)).match('/api/tell', 'GET');
	const call = () => handler?.(new Request('http://shop.example/api/tell'), { ip: '127.0.0.1' });
	await cp(join(folder, 'tell'), join(root, 'away'), { recursive: true });
	await rm(join(folder, 'tell'), { recursive: true });
	await expect(call()).rejects.toThrow();
	await cp(join(root, 'away'), join(folder, 'tell'), { recursive: true });
	expect(await (await call())?.text()).toBe('third');
});
