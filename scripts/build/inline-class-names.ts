import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
const STYLES = /\.module\.css$/;

/**
 * Puts the class names of CSS modules where components use them. Through the default import, an object of all class names of a file would
 * be part of the code of each page that has the file's chunk, whether it uses them or not.
 */
export const inlineClassNames: readonly Plugin[] = [
	{
		name: 'import-class-names',
		apply: 'build',
		enforce: 'pre',
		transform(code, id) {
			if (this.environment.name !== 'client' || !/\.tsx?$/.test(id) || id.includes('/node_modules/') || code.search(IMPORT) < 0) return null;
			return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
		},
	},
	{
		name: 'keep-styles',
		apply: 'build',
		enforce: 'post',
		/** A statement that has an effect as far as the bundler knows: it drops a file whose class names are all inlined, with its styles. */
		transform(code, id) {
			return this.environment.name === 'client' && STYLES.test(id) ? { code: `${code}\nself.name;`, map: null, moduleSideEffects: true } : null;
		},
	},
];
