import { createHash } from 'node:crypto';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LabelPlan } from '#lib/platform/i18n/label-plan.ts';
import { type ClientManifest, createDocumentFiles, type DocumentFiles } from './document-files.ts';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';
import { keepRepeatedHtml } from './keep-repeated-html.ts';
import type { PagePieces } from './page-pieces.ts';

/** The parts of a build of the shop. */
export interface BuildParts {
	readonly pieces: PagePieces;
	readonly manifest: ClientManifest;
	/** The label modules and their labels. */
	readonly labelPlan: LabelPlan;
	/** Renders the document that the shell is made from. */
	readonly renderProbe: () => Promise<string>;
}

/** A build of the shop, ready to render. */
export interface Build {
	/** Hash of the client code (Spec 4, Reloads). */
	readonly build: string;
	filesOf(site: Site, labels: string | null): DocumentFiles;
	/** A document renderer for a site; `labels` is the address prefix of its label modules, if they were written. */
	rendererOf(site: Site, labels: string | null): Promise<DocumentRenderer>;
}

export function buildOfParts({ pieces, manifest, renderProbe }: Omit<BuildParts, 'labelPlan'>): Build {
	const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
	const filesOf = (site: Site, labels: string | null): DocumentFiles => createDocumentFiles(manifest, build, labels ? { [site.language.code]: labels } : {});
	const repeatedOn = keepRepeatedHtml();
	return {
		build,
		filesOf,
		rendererOf: (site, labels) => createDocumentRenderer({ pieces, site, files: filesOf(site, labels), repeatedOn, renderProbe }),
	};
}
