import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { withShopTexts } from '#lib/platform/server/i18n/shop-texts.server.ts';
import type { OpenShopFolder } from './open-shop-folder.ts';

/** Module of the shop folder's own functions in code that shows nothing. */
const NOT_SHOWN = '\0not-shown';
/** Pictures of `logo/` that replace those of `public/`. */
const LOGOS = ['favicon.svg', 'logo.svg', 'no-picture.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const DICTIONARY = /\/locales\/([a-z]{2})\.json$/;
const LOADER = '/packages/contract/shop/load-shop.ts';
/** The browser never loads these components: their stylesheets are imported separately (ADR 8). */
const CHROME = /\/components\/chrome\//;

/** Builds the merchant's folder into the storefront: screens, components, texts, theme, logo. Without a folder there is no plugin, and nothing changes. */
export function shopFolder(root: string, shop: OpenShopFolder | null): Plugin[] {
	return shop === null ? [] : [builtShop(root, shop, { shows: true }), shownParts(root, shop), logos(shop)];
}

/** Puts the shop itself and its texts into code: built programs find no folder. `shows`: code that renders pages, and so may load components. Browsers never get the shop itself. */
export function builtShop(root: string, shop: Pick<OpenShopFolder, 'folder' | 'config'>, { shows }: { readonly shows: boolean }): Plugin {
	return {
		name: 'shop-folder',
		enforce: 'pre',
		resolveId(source, importer) {
			return !shows && source.endsWith('.tsx') && importer?.startsWith(`${shop.folder}/`) && importer.endsWith('.ts') ? NOT_SHOWN : null;
		},
		load(id) {
			if (id === NOT_SHOWN) return 'export default null;';
			if (id.endsWith(LOADER)) {
				const imported = this.environment.name === 'client' ? 'const shop = {};' : `import shop from ${JSON.stringify(shop.config)};`;
				return `${imported}\nexport const loadShop = async () => shop;\nexport const findShopFolder = () => null;\n`;
			}
			const language = id.startsWith(`${root}/locales/`) ? DICTIONARY.exec(id)?.[1] : undefined;
			if (language === undefined) return null;
			this.addWatchFile(join(shop.folder, 'locales', `${language}.json`));
			return JSON.stringify(withShopTexts(language, JSON.parse(readFileSync(id, 'utf8')), shop));
		},
	};
}

function shownParts(root: string, { folder, screens, parts, theme }: OpenShopFolder): Plugin {
	const replaced = new Set([...parts.keys()].map((file) => basename(file)));
	const styles = [...parts].filter(([ours]) => CHROME.test(ours)).map(([, theirs]) => theirs.replace('.tsx', '.module.css'));
	return {
		name: 'shop-parts',
		enforce: 'pre',
		async resolveId(source, importer, options) {
			// The merchant's part may contain ours.
			if (importer === undefined || importer.startsWith(`${folder}/`) || !replaced.has(basename(source))) return null;
			const ours = await this.resolve(source, importer, { ...options, skipSelf: true });
			return (ours && parts.get(ours.id)) ?? null;
		},
		load(id) {
			if (id !== join(root, 'pages/all/screen-modules.ts')) return null;
			const own = [...screens].map(([file, name]) => `'/pages/${name}/Screen.tsx': () => import(${JSON.stringify(file)})`);
			return `export const modules = { ...import.meta.glob('/pages/*/*/Screen.tsx'), ${own.join(', ')} };`;
		},
		transform(code, id) {
			if (id !== join(root, 'renderer/chrome-styles.ts')) return null;
			const added = [...styles.filter((file) => existsSync(file)), ...(theme === null ? [] : [theme])];
			return { code: [code, ...added.map((file) => `import ${JSON.stringify(`/${relative(root, file)}`)};`)].join('\n'), map: null };
		},
	};
}

function logos({ folder }: OpenShopFolder): Plugin {
	const own = LOGOS.filter((name) => existsSync(join(folder, 'logo', name)));
	return {
		name: 'shop-logos',
		applyToEnvironment: ({ name }) => name === 'client',
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const name = own.find((logo) => request.url === `/${logo}`);
				if (name === undefined) return next();
				response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
				response.end(readFileSync(join(folder, 'logo', name)));
			});
		},
		writeBundle({ dir }) {
			for (const name of own) copyFileSync(join(folder, 'logo', name), join(dir ?? '', name));
		},
	};
}
