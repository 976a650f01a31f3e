import { relative } from 'node:path';
import type { NameScreen } from './name-screens.ts';

/** The part of the bundler's module graph that the rules use. */
interface ModuleGraph {
	readonly getModuleInfo: (
		id: string,
	) => { readonly isEntry: boolean; readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Packages, except for the start of the router, which `public/start.js` runs after them. */
const PACKAGES = /\/node_modules\/(?!vike\/dist\/client\/runtime-client-routing\/(entry|init))|vite\/preload-helper/;
/** Number of entry points that must need a module to move it into the common chunk: almost half of the screens. */
const COMMON_SHARE = 28;
/** Number of entry points that must need a stylesheet to move it into the file that every page loads. */
const COMMON_STYLE_SHARE = 5;
/** Screens on which most visits begin, with the part that lists share: their styles are in the file that every page loads, so that their first view waits for one file. */
const LANDING_PARTS = /^(pages\/(cms\/homepage|catalog\/category|catalog\/product|publish\/post)|components\/commerce\/listing)\//;
/** What may open over any page. */
const OVERLAYS = /^renderer\//;
/** Parts of the shop that few visits reach, and what opens over a page: styles that nothing else needs are one file for each. */
const AREAS: Readonly<Record<string, RegExp>> = {
	'account-styles': /^(pages\/auth|components\/account)\//,
	'checkout-styles': /^(pages\/webshop|components\/checkout)\//,
	'overlay-styles': OVERLAYS,
};
/**
 * One chunk for each set of entry points that share modules; below the size threshold (bytes of source) it is merged into that of a similar
 * set.
 */
const SHARED = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300, priority: 2 };

/**
 * Code splitting for the browser (docs/decisions/0050). Entry points are the start of every page and each dynamically imported module: a
 * screen, a part of one that loads later, a `*.client.ts`. Modules that only one of them needs form one chunk and one stylesheet.
 * Stylesheets are grouped separately, because a document waits for each of them. Vike puts a stylesheet without a group into its own chunk.
 */
export function codeSplitting(root: string, nameScreen: NameScreen) {
	const test = (id: string) => isOwn(root, id);
	const isStylesheet = (id: string) => test(id) && id.endsWith('.css');
	return {
		includeDependenciesRecursively: false,
		groups: [
			{ name: (id: string, graph: ModuleGraph) => (isOfErrorPage(root, id, graph) ? 'error-page' : null), debugName: 'error page', test, priority: 6 },
			{
				name: (id: string, graph: ModuleGraph) => nameOfSharedStyles(root, id, graph, nameScreen),
				debugName: 'shared styles',
				test: isStylesheet,
				priority: 5,
			},
			{ name: 'framework', test: PACKAGES, tags: ['$initial' as const], priority: 5 },
			{
				name: (id: string, graph: ModuleGraph) => (startsPage(id, graph, new Set()) ? 'shop' : null),
				debugName: 'shop',
				test,
				tags: ['$initial' as const],
				priority: 4,
			},
			{ name: 'common', test: (id: string) => test(id) && !isStylesheet(id), minShareCount: COMMON_SHARE, priority: 3 },
			{ name: 'styles', test: isStylesheet, ...SHARED },
			{ name: 'shared', test, ...SHARED },
			{ name: (id: string, graph: ModuleGraph) => nameOfEntry(root, id, graph, nameScreen), debugName: 'entry points', test, priority: 1 },
		],
	};
}

/** Name of the entry point that needs the module: `catalog/product` for a screen, else its path without the extension. */
export function nameOfEntry(root: string, id: string, graph: ModuleGraph, nameScreen: NameScreen): string | null {
	const entry = findEntry(id, graph, new Set());
	return entry && (nameScreen(entry) ?? relative(root, entry).replace(/\.tsx?$/, ''));
}

/** A part of a screen that loads later; its stylesheets do not, so that they are in the file of the screen if only that needs the part. */
const DEFERRED = /\.deferred\.tsx$/;

/** The first dynamically imported module among the importers, which are static but for those of deferred parts with stylesheets. */
function findEntry(id: string, graph: ModuleGraph, seen: Set<string>, isStylesheet = id.endsWith('.css')): string | null {
	const info = graph.getModuleInfo(id);
	if (!info || seen.has(id)) return null;
	seen.add(id);
	const [importer, ...others] = info.dynamicImporters;
	if (importer !== undefined) {
		const isPart = isStylesheet && others.length === 0 && DEFERRED.test(id);
		// In the file of one of several screens, it would bring the code of that screen to the others.
		return isPart && entriesOf(importer, graph).size === 1 ? findEntry(importer, graph, seen, true) : id;
	}
	for (const importer of info.importers) {
		const entry = findEntry(importer, graph, seen, isStylesheet);
		if (entry !== null) return entry;
	}
	return null;
}

/** Whether only the error page needs the module. That page is an entry point which is rarely used, with texts in every language. */
export function isOfErrorPage(root: string, id: string, graph: ModuleGraph): boolean {
	if (id.startsWith(`${root}/pages/_error/`)) return true;
	const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
	return importers.length > 0 && dynamicImporters.length === 0 && importers.every((importer) => importer.startsWith(`${root}/pages/_error/`));
}

/** Whether a page needs the module at start: an entry other than the error page imports it, directly or through others. */
function startsPage(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
	const info = graph.getModuleInfo(id);
	if (!info || seen.has(id) || id.includes('/pages/_error')) return false;
	seen.add(id);
	return info.isEntry || info.importers.some((importer) => startsPage(importer, graph, seen));
}

/** The file of a stylesheet that pages start with, or that belongs to a landing screen, an area or several parts of the shop; null for any other. */
function nameOfSharedStyles(root: string, id: string, graph: ModuleGraph, nameScreen: NameScreen): string | null {
	if (startsPage(id, graph, new Set())) return 'common-styles';
	const entries = [...entriesOf(id, graph)].map((entry) => relative(root, entry));
	const area = Object.keys(AREAS).find((name) => entries.length > 0 && entries.every((entry) => AREAS[name]?.test(entry)));
	if (area !== undefined) return area;
	const isOnMostVisits = entries.some((entry) => LANDING_PARTS.test(entry) || OVERLAYS.test(entry));
	const isOfLandingScreen = LANDING_PARTS.test(`pages/${nameOfEntry(root, id, graph, nameScreen)}/`);
	return isOnMostVisits || isOfLandingScreen || entries.length >= COMMON_STYLE_SHARE ? 'common-styles' : null;
}

/** The dynamically imported modules that need a module, directly or through others. */
function entriesOf(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
	const info = graph.getModuleInfo(id);
	if (!info || seen.has(id)) return new Set();
	seen.add(id);
	const own = info.dynamicImporters.length > 0 ? [id] : [];
	return new Set([...own, ...info.importers.flatMap((importer) => [...entriesOf(importer, graph, seen)])]);
}

function isOwn(root: string, id: string): boolean {
	return id.startsWith(`${root}/`) && !id.includes('/node_modules/');
}
