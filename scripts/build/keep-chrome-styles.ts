import type { Plugin } from 'vite';

/** What renderer/chrome-styles.ts imports. */
const CHROME_STYLES = /\/components\/(chrome\/.*|ui\/(Button|IconButton))\.module\.css$/;

/**
 * The chrome's CSS modules are imported only for their side effect (ADR 8): without this plugin Vite drops them with their unused class
 * names. The browser never reads those names.
 */
export const keepChromeStyles: Plugin = {
	name: 'keep-chrome-styles',
	apply: 'build',
	enforce: 'post',
	transform(code, id) {
		if (!CHROME_STYLES.test(id)) return null;
		const isUnread = this.environment.name === 'client' && id.includes('/chrome/');
		return { code: isUnread ? '' : code, map: null, moduleSideEffects: 'no-treeshake' };
	},
};
