import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** What the page function renders with, beside Vike's own entry. */
const PARTS = { 'page-pieces.mjs': 'pages/page-pieces.server.ts', 'chrome.mjs': 'renderer/layouts/render-chrome.tsx' };

/**
 * Writes what the page function needs of a build into modules of their own: the screens, the chrome, and the shell with the names of the files. So it
 * renders without Vike, whose runtime leads a bundler to Vite and all that Vite is made of (docs/decisions/0048).
 */
export function pageParts(): Plugin {
	return {
		name: 'page-parts',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'ssr',
		buildStart() {
			const { root } = this.environment.config;
			for (const [fileName, source] of Object.entries(PARTS)) this.emitFile({ type: 'chunk', id: resolve(root, source), fileName });
		},
		closeBundle: {
			order: 'post',
			sequential: true,
			/** In a process of its own: Vike renders in one that builds nothing. */
			async handler() {
				const { root, build } = this.environment.config;
				await promisify(execFile)(process.execPath, [resolve(root, 'scripts/build/write-shell.ts'), resolve(root, build.outDir)], {
					env: { ...process.env, NODE_ENV: 'production' },
				});
			},
		},
	};
}
