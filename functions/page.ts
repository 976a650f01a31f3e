import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerPage } from '#lib/server/pages/answer-page.server.ts';
import type { RenderPage } from '#lib/server/pages/make-page.server.ts';
import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import { renderLoadedPage } from '#renderer/render-loaded-page.server.ts';

const render: RenderPage = (loaded, site) => renderLoadedPage(loaded, site, loadParts);

/** Every path that is no static file; the rules of netlify.toml lead here (D22). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerPage(request, { requestId, render }));

/** What `vite build` wrote for this function (scripts/build/page-parts.ts): all that it renders with, without Vike. */
async function loadParts(): Promise<BuildParts> {
	const [pieces, { renderChrome }, { probe, manifest, labelPlan }] = await Promise.all([
		import('../dist/server/page-pieces.mjs'),
		import('../dist/server/chrome.mjs'),
		import('../dist/server/shell.mjs'),
	]);
	return { pieces: { ...pieces, renderChrome }, manifest, labelPlan, renderProbe: async () => probe };
}
