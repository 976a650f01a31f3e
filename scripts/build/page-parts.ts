import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { leaveOutBrowserReact } from './browser-react.ts';

/** The page function and the modules it renders with, in addition to Vike's own entry. */
const PARTS = {
	'page-function.mjs': 'renderer/page-function.server.ts',
	'page-pieces.mjs': 'pages/page-pieces.server.ts',
	'chrome.mjs': 'renderer/layouts/render-chrome.tsx',
};

/** Packages of many small files, bundled with their dependencies so that a starting function reads fewer files. */
const BUNDLED_PACKAGES = [
	'typebox',
	...['sanitize-html', 'htmlparser2', 'domelementtype', 'domhandler', 'domutils', 'dom-serializer', 'entities', 'postcss', 'nanoid', 'picocolors'],
	...['source-map-js', 'launder', 'dayjs', 'deepmerge', 'escape-string-regexp', 'is-plain-object', 'parse-srcset'],
];

/**
 * Writes the page function into separate modules: its code, the screens, the chrome, and the shell with the file names. It then renders
 * without Vike, whose runtime would pull Vite and its dependencies into the bundle (docs/decisions/0048).
 */
export const pageParts = (): Plugin[] => [writeParts(), leaveOutBrowserReact()];

function writeParts(): Plugin {
	return {
		name: 'page-parts',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'ssr',
		config: () => ({ environments: { ssr: { resolve: { noExternal: BUNDLED_PACKAGES } } } }),
		buildStart() {
			const { root } = this.environment.config;
			for (const [fileName, source] of Object.entries(PARTS)) this.emitFile({ type: 'chunk', id: resolve(root, source), fileName });
		},
		closeBundle: {
			order: 'post',
			sequential: true,
			/** In a separate process, because Vike renders only in a process that does not build. */
			async handler() {
				const { root, build } = this.environment.config;
				await promisify(execFile)(process.execPath, [resolve(root, 'scripts/build/write-shell.ts'), resolve(root, build.outDir)], {
					env: { ...process.env, NODE_ENV: 'production' },
				});
			},
		},
	};
}
