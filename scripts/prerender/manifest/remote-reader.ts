import type { KnownPage, ManifestReader } from './reader.ts';
import type { LabelsReadByScreen, Template } from './templates.ts';

/** A page that the manifest knows, with its path. */
export type KnownPageEntry = readonly [path: string, page: KnownPage];

/** Returns what a manifest elsewhere knows of these pages. */
export type RequestPages = (paths: readonly string[]) => Promise<readonly KnownPageEntry[]>;

/** What a manifest knows of the site as a whole; plain data. */
export interface KnownSite {
	/** There are pages to request. */
	readonly hasPages: boolean;
	readonly templates: readonly Pick<Template, 'id' | 'labels'>[];
	readonly labelsRead: LabelsReadByScreen;
}

/**
 * Reads a manifest on another machine: `prefetch` requests pages, and drops those of the request before. When nobody answers, pages are
 * unknown, and so they are rendered.
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
