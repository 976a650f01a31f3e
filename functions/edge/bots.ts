// The edge runtime does not read the package's import names, so this file alone names its neighbours by their place.
import { toBotAnswer } from '../../lib/navigation/bot-document.ts';
import { BOT_AGENTS_IN_ANY_CASE, isBot, isDocumentPath } from '../../lib/navigation/bots.ts';

/** What the platform gives an edge function. */
interface Context {
	/** The answer of the file or function that the request is for. */
	next(): Promise<Response>;
}

/** Serves crawlers the bot layout at the page's own address; other requests pass unchanged (Spec 2, Layouts; ADR 49). */
export default async function handleBots(request: Request, context: Context): Promise<Response | undefined> {
	if (!isBot(request.headers.get('user-agent')) || !isDocumentPath(new URL(request.url).pathname)) return undefined;
	return toBotAnswer(await context.next(), async (path) => {
		const file = await fetch(new URL(path, request.url));
		return file.ok ? file.json() : null;
	});
}

export const config = {
	path: '/*',
	excludedPath: ['/assets/*', '/media/*', '/api/*', '/builds/*', '/feeds/*'],
	method: ['GET', 'HEAD'],
	header: { 'user-agent': BOT_AGENTS_IN_ANY_CASE },
	onError: 'bypass',
};
