import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, type BuildParts, buildOfParts } from './build-of-parts.ts';
import type { PagePieces, ScreenPieces } from './page-pieces.ts';

/**
 * Loads a build, ready to render, from the folder of its server code (`dist/server`). `vite build` wrote the parts (scripts/build/page-parts.ts): rendering does not need
 * Vike (docs/decisions/0159). Throws if a part is missing or cannot be loaded.
 */
export async function openBuild(folder: string): Promise<Build> {
	const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
	const [pieces, { renderChrome }, shell]: [ScreenPieces, Pick<PagePieces, 'renderChrome'>, Shell] = await Promise.all([
		load('page-pieces.mjs'),
		load('chrome.mjs'),
		load('shell.mjs'),
	]);
	return buildOfParts({ pieces: { ...pieces, renderChrome }, manifest: shell.manifest, renderProbe: async () => shell.probe });
}

interface Shell extends Pick<BuildParts, 'manifest'> {
	/** The document that the shell is made from. */
	readonly probe: string;
}
