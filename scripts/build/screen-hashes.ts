import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { NameScreen } from './name-screens.ts';

/** Renders every screen. */
const ROOT = 'pages/all/render-body.tsx';
/** Lists all screens. */
const REGISTRY = 'pages/all/screen-modules.ts';

/**
 * Writes `screens.json` beside the server build: for each screen the hash of the modules that produce its HTML, so that a build renders
 * only screens whose code changed. Style changes alone change no hash, because styles are not part of the HTML.
 */
export function screenHashes(nameScreen: NameScreen): Plugin {
	const sums = new Map<string, string>();
	return {
		name: 'screen-hashes',
		apply: 'build',
		enforce: 'post',
		applyToEnvironment: ({ name }) => name === 'ssr',
		transform(code, id) {
			sums.set(id, createHash('sha256').update(code).digest('hex'));
			return null;
		},
		generateBundle() {
			const { root } = this.environment.config;
			const nameOf = (id: string) => relative(root, id);
			const ids = [...this.getModuleIds()];
			const reach = (start: string): Set<string> => {
				const found = new Set<string>();
				const waiting = [start];
				for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
					if (found.has(id)) continue;
					found.add(id);
					const info = this.getModuleInfo(id);
					waiting.push(...(info?.importedIds ?? []), ...(nameOf(id) === REGISTRY ? [] : (info?.dynamicallyImportedIds ?? [])));
				}
				return found;
			};
			const common = ids.filter((id) => nameOf(id) === ROOT).flatMap((id) => [...reach(id)]);
			const hashes = ids.flatMap((id) => {
				const screen = nameScreen(id);
				if (screen === undefined) return [];
				const parts = [...new Set([...common, ...reach(id)])].map((part) => `${nameOf(part)} ${sums.get(part) ?? ''}`).sort();
				return [[screen, createHash('sha256').update(parts.join('\n')).digest('hex')] as const];
			});
			this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(hashes.sort()), null, '\t') });
		},
	};
}
