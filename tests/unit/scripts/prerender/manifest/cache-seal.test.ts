import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isSealed, keepSeal, sealCache } from '#scripts/prerender/manifest/cache-seal.ts';

let cache: string;
const files = () => ({ cache, manifestFile: join(cache, 'manifest.sqlite'), output: join(cache, 'client') });
const change = async () => {
	appendFileSync(files().manifestFile, 'more');
	writeFileSync(join(files().output, 'sitemap.xml'), 'more');
};
beforeEach(() => {
	cache = mkdtempSync(join(tmpdir(), 'seal-'));
	mkdirSync(files().output);
	writeFileSync(files().manifestFile, 'manifest');
	return () => rmSync(cache, { recursive: true });
});

test('a live edit keeps the seal of a cache that was as the last build left it', async () => {
	sealCache(files());
	await keepSeal(files(), change);
	expect(isSealed(files())).toBe(true);
	await change();
	expect(isSealed(files())).toBe(false);
});

test('a live edit does not seal a cache that was changed before it', async () => {
	sealCache(files());
	await change();
	await keepSeal(files(), change);
	expect(isSealed(files())).toBe(false);
});
