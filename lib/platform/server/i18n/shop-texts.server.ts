import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShopFolder, type ShopFolder } from '@titraj/contract/shop/load-shop.ts';
import hr from '#locales/hr.json' with { type: 'json' };
import { mergeShopTexts } from '../../i18n/merge-shop-texts.ts';

type Dictionary = Readonly<Record<string, string>>;

const KEYS = Object.keys(hr);

/** Our dictionary of a language with the texts of the merchant's `locales/<name>.json` over it (docs/your-shop.md). Throws for a key that does not exist. */
export function withShopTexts(name: string, ours: Dictionary, shop: ShopFolder | null = findShopFolder()): Dictionary {
	const file = shop && join(shop.folder, 'locales', `${name}.json`);
	if (file === null || !existsSync(file)) return ours;
	return mergeShopTexts(ours, parse(file), { file, keys: KEYS });
}

/** Keys of the merchant's texts, all of them checked. */
export function shopTextKeys(shop: ShopFolder): readonly string[] {
	const folder = join(shop.folder, 'locales');
	if (!existsSync(folder)) return [];
	const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
	return [...new Set(names.flatMap((file) => Object.keys(withShopTexts(file.slice(0, -'.json'.length), {}, shop))))];
}

function parse(file: string): Dictionary {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`${file} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}
