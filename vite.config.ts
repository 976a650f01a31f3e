import { readSetting } from '@titraj/contract/settings/setting.ts';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { OPERATION_SETTINGS } from './lib/platform/config/settings/operation.server.ts';
import { codeSplitting } from './scripts/build/chunks.ts';
import { readableClassNames, shortClassNames } from './scripts/build/class-names.ts';
import { inlineClassNames } from './scripts/build/inline-class-names.ts';
import { keepChromeStyles } from './scripts/build/keep-chrome-styles.ts';
import { labelModules } from './scripts/build/label-modules.ts';
import { createNameScreen } from './scripts/build/name-screens.ts';
import { openShopFolder } from './scripts/build/open-shop-folder.ts';
import { pageParts } from './scripts/build/page-parts.ts';
import { screenHashes } from './scripts/build/screen-hashes.ts';
import { shopFolder } from './scripts/build/shop-folder.ts';

const root = import.meta.dirname;
const shop = await openShopFolder(root);
const nameScreen = createNameScreen(root, shop?.screens);

export default defineConfig({
	plugins: [
		...shopFolder(root, shop),
		...[react(), vike(), ...inlineClassNames, keepChromeStyles(shop)],
		...[screenHashes(nameScreen), labelModules(nameScreen, shop), pageParts()],
	],
	// Browsers get the timings within the code: pages carry none, and none is loaded.
	define: { __SHOP_TIMINGS__: JSON.stringify(readSetting(OPERATION_SETTINGS.timings, process.env)) },
	// SWR brings a copy of React's useSyncExternalStore for versions of React that lack it (docs/decisions/0100).
	resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
	server: { host: '127.0.0.1' },
	css: { modules: { generateScopedName: process.env['NODE_ENV'] === 'production' ? shortClassNames(root) : readableClassNames } },
	// Pages and the files of earlier builds stay: old tabs still ask for them.
	build: {
		...{ assetsInlineLimit: 0, target: 'es2022', manifest: true, emptyOutDir: false },
		// A dynamic import waits for its stylesheets alone. Lists of the scripts behind each of fifty screens would be part of every first load.
		modulePreload: { polyfill: false, resolveDependencies: () => [] },
	},
	environments: {
		client: {
			// Constants are inlined across files: class names among them (scripts/build/inline-class-names.ts).
			build: {
				rolldownOptions: {
					optimization: { inlineConst: { mode: 'all', pass: 2 } },
					// Each document lists about 25 chunks by name. Seven characters, 42 bits, are enough to tell the builds of a chunk apart.
					output: { codeSplitting: codeSplitting(root, nameScreen), chunkFileNames: 'assets/chunks/[hash:7].js' },
				},
			},
		},
	},
});
