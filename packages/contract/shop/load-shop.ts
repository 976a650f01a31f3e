import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSetting, type Variables } from '../settings/setting.ts';
import { SHARED_SETTINGS } from '../settings/shared.ts';
import { type ShopDefinition, STANDARD_SHOP } from './define-shop.ts';

export interface ShopFolder {
	/** Absolute path. */
	readonly folder: string;
	/** Its shop.config.ts. */
	readonly config: string;
}

/** The merchant's folder in the working directory (SHOP_FOLDER, by default `shop`); null if there is none. Throws if the setting names a folder without a shop.config.ts. The name is a parameter, because a bundler of functions that can read a path takes every file of that name, those of `examples/` included, for a part of a function. */
export function findShopFolder(variables: Variables = process.env, directory = process.cwd(), name = 'shop.config.ts'): ShopFolder | null {
	const named = readSetting(SHARED_SETTINGS.shopFolder, variables);
	const folder = resolve(directory, named);
	const config = resolve(folder, name);
	if (existsSync(config)) return { folder, config };
	if (existsSync(folder) || variables['SHOP_FOLDER'])
		throw new Error(`${config} does not exist: the shop folder "${named}" needs it. docs/your-shop.md shows one.`);
	return null;
}

/** Loads the merchant's shop, or what ships if there is no shop folder. A program passes it on as a value. `npm run build` replaces this module by one that contains the shop. */
export async function loadShop(variables: Variables = process.env, directory = process.cwd()): Promise<ShopDefinition> {
	const found = findShopFolder(variables, directory);
	if (found === null) return STANDARD_SHOP;
	const loaded: { readonly default?: ShopDefinition } = await import(pathToFileURL(found.config).href);
	if (loaded.default === undefined) throw new Error(`${found.config} has no default export: write export default defineShop({ … }).`);
	return loaded.default;
}
