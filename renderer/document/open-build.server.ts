import { createHash } from 'node:crypto';
import { getGlobalContext, renderPage } from 'vike/server';
import type { LoadedPage } from '#lib/domain/screen.ts';
import type { Site } from '#lib/server/site.server.ts';
import { type ClientManifest, createDocumentFiles, type DocumentFiles } from './document-files.ts';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';

/** A build of the shop, ready to render. The server build must have been imported before: it registers itself with Vike. */
export interface OpenBuild {
	/** Hash of the client code (Spec 4, Reloads). */
	readonly build: string;
	/** A document renderer for a site; `labels` is the path of its labels module where one was written. */
	rendererOf(site: Site, labels: string | null): Promise<DocumentRenderer>;
	/** The slow way, through Vike's renderPage(): what the renderer is held to. Throws what rendering threw. */
	renderWithVike(loaded: LoadedPage, site: Site, labels: string | null): Promise<string>;
}

/** Reads the imported server build. */
export async function openBuild(): Promise<OpenBuild> {
	const { assetsManifest, screens, renderChrome } = await getGlobalContext();
	const manifest: ClientManifest = assetsManifest ?? {};
	const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
	const filesOf = (site: Site, labels: string | null): DocumentFiles => createDocumentFiles(manifest, build, labels ? { [site.language.code]: labels } : {});
	return {
		build,
		rendererOf: (site, labels) =>
			createDocumentRenderer({
				pieces: { ...screens, renderChrome },
				site,
				files: filesOf(site, labels),
				renderProbe: () => renderDocument({ urlOriginal: '/shell-route/', probe: true }),
			}),
		renderWithVike: (loaded, site, labels) => renderDocument({ urlOriginal: encodeURI(loaded.path), loaded, site, files: filesOf(site, labels) }),
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

/** What Vike starts a page with; `public/start.js` does it later, and names the same files (ADR 10). */
const CODE_TAGS = /<script src="[^"]*" type="module" async><\/script>\s*|<link rel="modulepreload" [^>]*>\s*/g;

/** Fonts that only rare letters need: pages preload the shop's own files alone (renderer/styles/base.css). */
const WHOLE_FONTS = /<link rel="preload" href="(?![^"]*\/shop-)[^"]*" as="font" [^>]*>\s*/g;
