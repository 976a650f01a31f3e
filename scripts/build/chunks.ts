import { relative } from 'node:path';

/** What the rules ask the bundler about a module. */
interface ModuleGraph {
	readonly getModuleInfo: (
		id: string,
	) => { readonly isEntry: boolean; readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Packages, but for the start of the router, which `public/start.js` runs after them. */
const PACKAGES = /\/node_modules\/(?!vike\/dist\/client\/runtime-client-routing\/(entry|init))|vite\/preload-helper/;
/** So many entry points make a module part of the chunk that most pages load: about a third of the screens. */
const COMMON_SHARE = 22;
/** The same for stylesheets, which are small, and each of which the first view and its picture wait for. */
const COMMON_STYLE_SHARE = 5;
/** One chunk for each set of entry points that share something; under so many bytes of source it joins that of a similar set. */
const SHARED = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300, priority: 2 };

/**
 * How code is split for the browser (docs/decisions/0050). Entry points are what every page starts with, and each module that is imported dynamically:
 * a screen, a part of one that loads later, a `*.client.ts`. What one of them needs alone is one chunk and one stylesheet. Stylesheets are
 * grouped apart: a document waits for each of them. Vike makes one that no group takes a chunk of its own.
 */
export function codeSplitting(root: string) {
	const test = (id: string) => isOwn(root, id);
	const isStylesheet = (id: string) => test(id) && id.endsWith('.css');
	return {
		includeDependenciesRecursively: false,
		groups: [
			{ name: (id: string, graph: ModuleGraph) => (isOfErrorPage(root, id, graph) ? 'error-page' : null), debugName: 'error page', test, priority: 6 },
			{ name: 'framework', test: PACKAGES, tags: ['$initial' as const], priority: 5 },
			{
				name: (id: string, graph: ModuleGraph) => (startsPage(id, graph, new Set()) ? 'shop' : null),
				debugName: 'shop',
				test,
				tags: ['$initial' as const],
				priority: 4,
			},
			{ name: 'common', test, minShareCount: COMMON_SHARE, priority: 3 },
			{ name: 'common-styles', test: isStylesheet, minShareCount: COMMON_STYLE_SHARE, priority: 3 },
			{ name: 'styles', test: isStylesheet, ...SHARED },
			{ name: 'shared', test, ...SHARED },
			{ name: (id: string, graph: ModuleGraph) => nameOfEntry(root, id, graph), debugName: 'entry points', test, priority: 1 },
		],
	};
}

const SCREEN = /^pages\/(.*)\/Screen$/;

/** Name of the entry point that needs the module: `catalog/product` for a screen, else its path without the extension. */
export function nameOfEntry(root: string, id: string, graph: ModuleGraph): string | null {
	const entry = findEntry(id, graph, new Set());
	return (
		entry &&
		relative(root, entry)
			.replace(/\.tsx?$/, '')
			.replace(SCREEN, '$1')
	);
}

/** The first module with a dynamic import, up the static imports. */
function findEntry(id: string, graph: ModuleGraph, seen: Set<string>): string | null {
	const info = graph.getModuleInfo(id);
	if (!info || seen.has(id)) return null;
	seen.add(id);
	if (info.dynamicImporters.length > 0) return id;
	for (const importer of info.importers) {
		const entry = findEntry(importer, graph, seen);
		if (entry !== null) return entry;
	}
	return null;
}

/** Whether only the error page needs the module: it is an entry point that hardly anybody meets, with texts in every language. */
export function isOfErrorPage(root: string, id: string, graph: ModuleGraph): boolean {
	if (id.startsWith(`${root}/pages/_error/`)) return true;
	const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
	return importers.length > 0 && dynamicImporters.length === 0 && importers.every((importer) => importer.startsWith(`${root}/pages/_error/`));
}

/** Whether a page needs the module at once: an entry other than the error page's imports it, directly or through others. */
function startsPage(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
	const info = graph.getModuleInfo(id);
	if (!info || seen.has(id) || id.includes('/pages/_error')) return false;
	seen.add(id);
	return info.isEntry || info.importers.some((importer) => startsPage(importer, graph, seen));
}

function isOwn(root: string, id: string): boolean {
	return id.startsWith(`${root}/`) && !id.includes('/node_modules/');
}
