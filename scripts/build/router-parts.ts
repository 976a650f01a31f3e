import { type Plugin, parseAst } from 'vite';

const ROUTER = /\/node_modules\/vike\/dist\/(.+\.js)$/;

/**
 * What the shop does not use of the router, and what stands there in the browser: one page answers every address (ADR 1), pages are of the
 * present design, and links are fetched ahead by the shop itself (lib/hooks/preload-routes.ts). Each has the names that it stands for.
 */
export const STAND_INS: Readonly<Record<string, string>> = {
	'shared-server-client/route/index.js': `
		async function route({ urlPathname, _globalContext }) {
			return { pageId: _globalContext._pageConfigs.find((page) => !page.isErrorPage).pageId, routeParams: { '*': urlPathname.slice(1) } };
		}
		export { route };`,
	'shared-server-client/route/loadPageRoutes.js': `
		const loadPageRoutesSync = () => ({ pageRoutes: [], onBeforeRouteHook: null });
		const loadPageRoutes = async () => loadPageRoutesSync();
		export { loadPageRoutes, loadPageRoutesSync };`,
	'client/runtime-client-routing/prefetch.js': `
		const nothing = () => null;
		const prefetch = () => { throw new Error('scripts/build/router-parts.ts leaves prefetch() out'); };
		export { prefetch, nothing as getPageContextPrefetched, nothing as initLinkPrefetchHandlers, nothing as populatePageContextPrefetchCache };
		export { nothing as addLinkPrefetchHandlers, nothing as addLinkPrefetchHandlers_watch, nothing as addLinkPrefetchHandlers_unwatch };`,
	'shared-server-client/getPageFiles/parseVirtualFileExportsGlobalEntry.js': `
		import { parsePageConfigsSerialized } from '../page-configs/serialize/parsePageConfigsSerialized.js';
		const parseVirtualFileExportsGlobalEntry = ({ pageConfigsSerialized, pageConfigGlobalSerialized }) =>
			({ pageFilesAll: [], ...parsePageConfigsSerialized(pageConfigsSerialized, pageConfigGlobalSerialized) });
		export { parseVirtualFileExportsGlobalEntry };`,
	'shared-server-client/getPageFiles/getAllPageIdFiles.js': `
		const none = () => [];
		export { none as getPageFilesClientSide, none as getPageFilesServerSide };`,
	'shared-server-client/getPageFiles/analyzePageClientSide.js': `
		const analyzePageClientSide = () => ({ isHtmlOnly: false, isClientRouting: true });
		const analyzePageClientSideInit = async () => {};
		export { analyzePageClientSide, analyzePageClientSideInit };`,
	'shared-server-client/getPageFiles/analyzePageServerSide.js': `
		const analyzePageServerSide = async () => ({ hasOnBeforeRenderServerSideOnlyHook: false });
		export { analyzePageServerSide };`,
	// Where a setting was written, which only sentences for developers say.
	'shared-server-client/page-configs/getConfigDefinedAt.js': `
		const unsaid = () => '/';
		export { unsaid as getConfigDefinedAt, unsaid as getConfigDefinedAtOptional, unsaid as getDefinedAtString, unsaid as getDefinedByString };`,
	// Whether two routers run, which a warning for developers says.
	'utils/assertSingleInstance.js': `
		const unchecked = () => {};
		export { unchecked as assertSingleInstance_onClientEntryServerRouting, unchecked as assertSingleInstance_onClientEntryClientRouting };
		export { unchecked as assertSingleInstance_onAssertModuleLoad };`,
};

/** Throws where the router no longer has a module that something stands for, or has other names in it. */
export function leaveOutRouterParts(): Plugin {
	const missing = new Set(Object.keys(STAND_INS));
	return {
		name: 'leave-out-router-parts',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform(code, id) {
			const file = ROUTER.exec(id)?.[1] ?? '';
			const standIn = STAND_INS[file];
			if (standIn === undefined) return null;
			if (`${exportsOf(code)}` !== `${exportsOf(standIn)}`) throw new Error(`vike's ${file} exports other names than before: adapt ${import.meta.filename}`);
			missing.delete(file);
			return { code: standIn, map: null };
		},
		buildEnd(error) {
			if (!error && missing.size > 0) throw new Error(`vike no longer has ${[...missing].join(', ')}: adapt ${import.meta.filename}`);
		},
	};
}

function exportsOf(code: string): readonly string[] {
	const exports = parseAst(code).body.filter((node) => node.type === 'ExportNamedDeclaration');
	return exports.flatMap((node) => (node.declaration ? [code.slice(node.start, node.end)] : node.specifiers.map(({ exported }) => nameOf(exported)))).sort();
}

function nameOf(exported: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
	return String(exported.name ?? exported.value);
}
