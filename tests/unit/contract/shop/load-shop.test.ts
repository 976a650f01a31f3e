import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
beforeEach(() => {
	directory = mkdtempSync(join(tmpdir(), 'shop-folder-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (folder: string, text: string) => {
	mkdirSync(join(directory, folder), { recursive: true });
	writeFileSync(join(directory, folder, 'shop.config.ts'), text);
};

test('a checkout without a shop folder is the shop that ships', async () => {
	expect(await loadShop({}, directory)).toBe(STANDARD_SHOP);
});

test('the folder shop/ of the working directory is the shop', async () => {
	write('shop', "export default { languages: ['hr', 'en'] };");
	expect(await loadShop({}, directory)).toEqual({ languages: ['hr', 'en'] });
});

test('SHOP_FOLDER names another folder of the working directory', async () => {
	write('examples/garden', "export default { languages: ['de'] };");
	expect(await loadShop({ SHOP_FOLDER: 'examples/garden' }, directory)).toEqual({ languages: ['de'] });
});

test('a folder that SHOP_FOLDER names has to have a shop.config.ts', async () => {
	await expect(loadShop({ SHOP_FOLDER: 'missing' }, directory)).rejects.toThrow('missing/shop.config.ts does not exist: the shop folder "missing" needs it');
});

test('a folder shop/ without a shop.config.ts is a mistake', async () => {
	mkdirSync(join(directory, 'shop'));
	await expect(loadShop({}, directory)).rejects.toThrow('shop/shop.config.ts does not exist');
});

test('a shop.config.ts has to export the shop', async () => {
	write('shop', 'export const other = 1;');
	await expect(loadShop({}, directory)).rejects.toThrow('has no default export: write export default defineShop({ … }).');
});
