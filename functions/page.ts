import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import { createPageFunction } from '../dist/server/page-function.mjs';

/** Every path that is no static file; the rules of netlify.toml lead here (D22). */
export default createPageFunction(loadParts);

/** What `vite build` wrote for this function (scripts/build/page-parts.ts): all that it renders with, without Vike. */
async function loadParts(): Promise<BuildParts> {
	const [pieces, { renderChrome }, { probe, manifest, labelPlan }] = await Promise.all([
		import('../dist/server/page-pieces.mjs'),
		import('../dist/server/chrome.mjs'),
		import('../dist/server/shell.mjs'),
	]);
	return { pieces: { ...pieces, renderChrome }, manifest, labelPlan, renderProbe: async () => probe };
}
