import type { Plugin } from 'vite';
import type { OpenShopFolder } from './open-shop-folder.ts';

/** What renderer/chrome-styles.ts imports. */
const CHROME_STYLES = /\/components\/(chrome\/.*|ui\/(Button|IconButton))\.module\.css$/;

/**
 * The chrome's CSS modules are imported only for their side effect (ADR 8): without this plugin Vite drops them with their unused class
 * names. The browser never reads those names.
 */
export const keepChromeStyles = (shop: Pick<OpenShopFolder, 'parts'> | null): Plugin => ({
	name: 'keep-chrome-styles',
	apply: 'build',
	enforce: 'post',
	transform(code, id) {
		const isOfShop = ofShop(shop).has(id);
		if (!CHROME_STYLES.test(id) && !isOfShop) return null;
		const isUnread = this.environment.name === 'client' && (id.includes('/chrome/') || isOfShop);
		return { code: isUnread ? '' : code, map: null, moduleSideEffects: 'no-treeshake' };
	},
});

/** Stylesheets of the merchant's header and footer. */
const ofShop = (shop: Pick<OpenShopFolder, 'parts'> | null): ReadonlySet<string> =>
	new Set([...(shop?.parts ?? [])].filter(([ours]) => ours.includes('/components/chrome/')).map(([, theirs]) => theirs.replace('.tsx', '.module.css')));
