import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PartName, REPLACEABLE } from '@titraj/contract/shop/define-components.ts';
import { findShopFolder, loadShop } from '@titraj/contract/shop/load-shop.ts';
import { shopTextKeys } from '#lib/platform/server/i18n/shop-texts.server.ts';

/** What the storefront's build takes from the merchant's folder (docs/your-shop.md). */
export interface OpenShopFolder {
	/** Absolute path. */
	readonly folder: string;
	/** Its shop.config.ts. */
	readonly config: string;
	/** File of each of the merchant's screens: its name, `shop/<name>`. */
	readonly screens: ReadonlyMap<string, string>;
	/** Each of our files that is replaced: the merchant's. */
	readonly parts: ReadonlyMap<string, string>;
	/** Keys of the merchant's texts. */
	readonly textKeys: readonly string[];
	/** Stylesheet that overrides tokens; null if there is none. */
	readonly theme: string | null;
}

/** Reads the shop folder; null if there is none. Throws for what the folder declares wrong. */
export async function openShopFolder(root: string): Promise<OpenShopFolder | null> {
	const found = findShopFolder();
	if (found === null) return null;
	const { screens = [], components = {} } = await loadShop();
	const theme = join(found.folder, 'theme.css');
	return {
		...found,
		screens: new Map(await Promise.all(screens.map(async ({ name, screen }) => [await fileOf(screen), `shop/${name}`] as const))),
		parts: new Map([
			...(existsSync(join(found.folder, 'logo/logo.svg'))
				? [[join(root, REPLACEABLE.BrandMark), join(root, 'components/chrome/BrandPicture.tsx')] as const]
				: []),
			...(await Promise.all(
				Object.entries(components).map(async ([name, load]) => {
					if (!isPart(name))
						throw new Error(`${found.config}: no part of the shop is called "${name}". These can be replaced: ${Object.keys(REPLACEABLE).join(', ')}.`);
					return [join(root, REPLACEABLE[name]), await fileOf(load)] as const;
				}),
			)),
		]),
		textKeys: shopTextKeys(found),
		theme: existsSync(theme) ? theme : null,
	};
}

const isPart = (name: string): name is PartName => Object.hasOwn(REPLACEABLE, name);

const known = new WeakMap<() => Promise<unknown>, string>();

/** The `.tsx` file that a function imports. It is not loaded: Node cannot read it. */
async function fileOf(load: () => Promise<unknown>): Promise<string> {
	let file = known.get(load);
	const hooks = registerHooks({
		resolve(specifier, context, next) {
			if (!specifier.endsWith('.tsx') || context.parentURL === undefined) return next(specifier, context);
			file = fileURLToPath(new URL(specifier, context.parentURL));
			return { url: 'data:text/javascript,', shortCircuit: true };
		},
	});
	try {
		await load();
	} finally {
		hooks.deregister();
	}
	if (file === undefined || !existsSync(file))
		throw new Error(`${file ?? String(load)} is not there: write () => import('./Component.tsx'), with the path of a .tsx file.`);
	known.set(load, file);
	return file;
}
