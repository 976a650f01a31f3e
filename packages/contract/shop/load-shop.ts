import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readSetting, type Variables } from '../settings/setting.ts';
import { SHARED_SETTINGS } from '../settings/shared.ts';
import { type ShopDefinition, STANDARD_SHOP } from './define-shop.ts';

/** Root of the repository, or of the compiled programs in `dist/node`: both keep this file's place. */
const CODE = fileURLToPath(new URL('../../../', import.meta.url));
const IS_COMPILED = import.meta.url.endsWith('.js');

interface ShopFolder {
	/** Absolute path. */
	readonly folder: string;
	/** Its shop.config.ts. */
	readonly config: string;
}

/** The merchant's folder in the working directory (SHOP_FOLDER, by default `shop`); null if there is none. Throws if the setting names a folder without a shop.config.ts. */
export function findShopFolder(variables: Variables = process.env, directory = process.cwd()): ShopFolder | null {
	const named = readSetting(SHARED_SETTINGS.shopFolder, variables);
	const folder = resolve(directory, named);
	const config = resolve(folder, 'shop.config.ts');
	if (existsSync(config)) return { folder, config };
	if (existsSync(folder) || variables['SHOP_FOLDER'])
		throw new Error(`${config} does not exist: the shop folder "${named}" needs it. docs/your-shop.md shows one.`);
	return null;
}

/** Loads the merchant's shop, or what ships if there is no shop folder. It is loaded once by each program, and passed on as a value. */
export async function loadShop(variables: Variables = process.env, directory = process.cwd()): Promise<ShopDefinition> {
	const found = findShopFolder(variables, directory);
	if (found === null) return STANDARD_SHOP;
	const loaded: { readonly default?: ShopDefinition } = await import(pathToFileURL(IS_COMPILED ? toCompiled(found.config, directory) : found.config).href);
	if (loaded.default === undefined) throw new Error(`${found.config} has no default export: write export default defineShop({ … }).`);
	return loaded.default;
}

/** The compiled module of a source file: `npm run build` keeps its place below the root. */
function toCompiled(file: string, root: string): string {
	const compiled = resolve(CODE, `${relative(root, file).slice(0, -'.ts'.length)}.js`);
	if (!existsSync(compiled)) throw new Error(`${compiled} does not exist: run npm run build, with the same SHOP_FOLDER.`);
	return compiled;
}
