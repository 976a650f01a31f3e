import { getGlobalContext, renderPage } from 'vike/server';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { type Build, type BuildParts, buildOfParts } from './build-of-parts.ts';
import type { DocumentFiles } from './document-files.ts';

/**
 * A build of the shop with Vike, ready to render. The server build must have been imported before, because it registers itself with Vike on
 * import.
 */
export interface OpenBuild extends Build, Pick<BuildParts, 'manifest' | 'renderProbe'> {
	/** Renders through Vike's renderPage(), which is slow: the reference for the renderer in tests. Throws errors of rendering. */
	renderWithVike(loaded: LoadedPage, site: Site, labels: string | null): Promise<string>;
}

/** Reads the imported server build. */
export async function openBuild(): Promise<OpenBuild> {
	const { assetsManifest: manifest = {}, screens, renderChrome } = await getGlobalContext();
	const renderProbe = () => renderDocument({ urlOriginal: '/shell-route/', probe: true });
	const build = buildOfParts({ pieces: { ...screens, renderChrome }, manifest, renderProbe });
	return {
		...{ ...build, manifest, renderProbe },
		renderWithVike: (loaded, site, labels) => renderDocument({ urlOriginal: encodeURI(loaded.path), loaded, site, files: build.filesOf(site, labels) }),
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
