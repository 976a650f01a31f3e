import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerPage } from '#lib/server/pages/answer-page.server.ts';
import type { RenderPage } from '#lib/server/pages/make-page.server.ts';
import { renderLoadedPage } from '#renderer/render-loaded-page.server.ts';

const render: RenderPage = (loaded, site) => renderLoadedPage(loaded, site, loadServerBuild);

/** Every path that is no static file; the rules of netlify.toml lead here (D22). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerPage(request, { requestId, render }));

function loadServerBuild(): Promise<unknown> {
	return import('../dist/server/entry.mjs');
}
