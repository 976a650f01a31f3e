import type { KnownPage, ManifestReader } from './reader.ts';
import type { LabelsReadByScreen, Template } from './templates.ts';

/** A page that the manifest knows, with its path. */
export type KnownPageEntry = readonly [path: string, page: KnownPage];

/** Returns the entries of these pages from a manifest on another machine. */
export type RequestPages = (paths: readonly string[]) => Promise<readonly KnownPageEntry[]>;

/** A manifest's data about the site as a whole; plain data. */
export interface KnownSite {
	/** Whether the manifest has any pages to request. */
	readonly hasPages: boolean;
	readonly templates: readonly Pick<Template, 'id' | 'labels'>[];
	readonly labelsRead: LabelsReadByScreen;
}

/**
 * Reads a manifest on another machine: `prefetch` requests pages, and drops those of the previous request. Without an answer the pages are
 * unknown and therefore rendered.
 */
export function createRemoteReader({ hasPages, templates, labelsRead }: KnownSite, request: RequestPages): ManifestReader {
	const labels = new Map(templates.map((template) => [template.id, template.labels]));
	let pages = new Map<string, KnownPage>();
	return {
		async prefetch(paths) {
			if (hasPages) pages = new Map(await request(paths));
		},
		page: (path) => pages.get(path) ?? null,
		labels: (template) => labels.get(template) ?? null,
		labelsRead: (lang, screen) => labelsRead[lang]?.[screen] ?? [],
	};
}
