import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getGlobalContext, renderPage } from 'vike/server';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import type { DocumentFiles } from '#renderer/document/document-files.ts';

/** A build that renders with Vike: it writes the shell, and is the reference for the renderer in tests. */
interface VikeBuild extends Pick<BuildParts, 'manifest' | 'renderProbe'> {
	/** Renders through Vike's renderPage(), which is slow. Throws errors of rendering. */
	renderWithVike(loaded: LoadedPage, site: Site, files: DocumentFiles): Promise<string>;
}

/** Loads a build from the folder of its server code. Only in a process that does not build: there Vike renders nothing. */
export async function openVikeBuild(folder: string): Promise<VikeBuild> {
	// It registers itself with Vike on import.
	await import(pathToFileURL(join(folder, 'entry.mjs')).href);
	const { assetsManifest: manifest = {} } = await getGlobalContext();
	return {
		manifest,
		renderProbe: () => renderDocument({ urlOriginal: '/shell-route/', probe: true }),
		renderWithVike: (loaded, site, files) => renderDocument({ urlOriginal: encodeURI(loaded.path), loaded, site, files }),
	};
}

interface DocumentRequest {
	readonly urlOriginal: string;
	readonly probe?: boolean;
	readonly loaded?: LoadedPage;
	readonly site?: Site;
	readonly files?: DocumentFiles;
}

async function renderDocument(init: DocumentRequest): Promise<string> {
	const { errorWhileRendering, httpResponse } = await renderPage(init);
	if (errorWhileRendering) throw errorWhileRendering;
	return httpResponse.body.replaceAll(CODE_TAGS, '').replaceAll(WHOLE_FONTS, '');
}

/** Tags by which Vike starts a page; `public/start.js` does it later and loads the same files (ADR 10). */
const CODE_TAGS = /<script src="[^"]*" type="module" async><\/script>\s*|<link rel="modulepreload" [^>]*>\s*/g;

/** Fonts for rare letters: pages preload only the shop's own subsets (renderer/styles/fonts.css). */
const WHOLE_FONTS = /<link rel="preload" href="(?![^"]*\/shop-)[^"]*" as="font" [^>]*>\s*/g;
