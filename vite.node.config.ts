import { globSync } from 'node:fs';
import { findShopFolder } from '@titraj/contract/shop/load-shop.ts';
import { defineConfig } from 'vite';
import { nodeFiles } from './scripts/build/node-files.ts';
import { DATA_FILES, LOADED_BY_PLACE, NO_DATA, PROGRAMS } from './scripts/build/node-programs.ts';
import { builtShop } from './scripts/build/shop-folder.ts';
import { hashCode } from './scripts/prerender/manifest/hash-code.ts';

const shop = findShopFolder();

/** Packages of which the programs use a small part: the build contains that part, and a production machine does not install them (docs/decisions/0159). */
const BUNDLED_PACKAGES = ['stripe', 'bwip-js'];

/** The programs of a production machine (docs/deploy.md), from TypeScript to JavaScript that Node 22 runs. Modules keep their places, packages stay packages but for a few. */
export default defineConfig({
	plugins: [...(shop ? [builtShop(import.meta.dirname, shop, { shows: false })] : []), nodeFiles({ programs: PROGRAMS, data: DATA_FILES, exclude: NO_DATA })],
	define: { __CODE_HASH__: JSON.stringify(hashCode()) },
	ssr: { noExternal: BUNDLED_PACKAGES },
	publicDir: false,
	build: {
		...{ ssr: true, outDir: 'dist/node', target: 'node22', minify: false, reportCompressedSize: false },
		rolldownOptions: {
			input: [...Object.values(PROGRAMS), ...globSync([...LOADED_BY_PLACE])],
			output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
		},
	},
});
