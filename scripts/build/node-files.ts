import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toStarter } from './to-starter.ts';

interface NodeFiles {
	/** Source of each program, by name. */
	readonly programs: Readonly<Record<string, string>>;
	/** Globs of files that are copied unchanged. */
	readonly data: readonly string[];
	/** Globs of files that are excluded from `data`. */
	readonly exclude: readonly string[];
}

const SERVER_BUILD = /\/dist\/server\//;

/**
 * Adds the files that compilation does not produce: a starter for each program at the top of the folder, and data files where the modules
 * expect them.
 */
export function nodeFiles({ programs, data, exclude }: NodeFiles): Plugin {
	return {
		name: 'node-files',
		enforce: 'pre',
		/** The pages' server build (vite.config.ts) does not move, but its path relative to a compiled module differs from that to the source. */
		resolveId(id, importer) {
			if (importer === undefined || !SERVER_BUILD.test(id)) return null;
			const { root, build } = this.environment.config;
			const compiled = join(resolve(root, build.outDir), relative(root, importer));
			return { id: relative(dirname(compiled), resolve(dirname(importer), id)), external: true };
		},
		generateBundle: {
			// Vite drops earlier emitted files from a server build.
			order: 'post',
			handler() {
				for (const [name, source] of Object.entries(programs))
					this.emitFile({ type: 'asset', fileName: `${name}.js`, source: toStarter(`./${source.replace(/\.ts$/, '.js')}`) });
				for (const file of globSync([...data], { exclude: [...exclude] })) this.emitFile({ type: 'asset', fileName: file, source: readFileSync(file) });
			},
		},
	};
}
