import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import { createPageFunction, loadDictionaries } from '../dist/server/page-function.mjs';

const { answer, check, preview } = createPageFunction(loadParts);

/** Renders every path that is not a static file; the rules of netlify.toml route here (D22). */
export default answer;

/** Renders a page with blocks that are not saved, for the preview of the back office. */
/** Renders one page without cache, for the health check; throws if that fails. */
export { check, preview };

/** Loads at the start of a server all that rendering any page needs: later the files of another build or install may be there. */
export const preload = (): Promise<unknown> => Promise.all([loadParts(), loadDictionaries(), loadScreens()]);

async function loadScreens(): Promise<void> {
	const { loadAllScreens } = await import('../dist/server/page-pieces.mjs');
	await loadAllScreens();
}

/** Loads the modules that `vite build` wrote for this function (scripts/build/page-parts.ts); rendering does not need Vike. */
async function loadParts(): Promise<BuildParts> {
	const [pieces, { renderChrome }, { probe, manifest, labelPlan }] = await Promise.all([
		import('../dist/server/page-pieces.mjs'),
		import('../dist/server/chrome.mjs'),
		import('../dist/server/shell.mjs'),
	]);
	return { pieces: { ...pieces, renderChrome }, manifest, labelPlan, renderProbe: async () => probe };
}
