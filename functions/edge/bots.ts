// The edge runtime does not resolve the package's import aliases, so this file uses relative paths.
import { toBotAnswer } from '../../lib/navigation/bot-document.ts';
import { BOT_AGENTS_IN_ANY_CASE, isBot, isDocumentPath } from '../../lib/navigation/bots.ts';

/** The platform's context of an edge function. */
interface Context {
	/** Returns the response of the requested file or function. */
	next(): Promise<Response>;
}

/** Serves crawlers the bot layout at the page's own address; other requests pass unchanged (Spec 2, Layouts; ADR 49). */
export default async function handleBots(request: Request, context: Context): Promise<Response | undefined> {
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	if (!isRead || !isBot(request.headers.get('user-agent')) || !isDocumentPath(new URL(request.url).pathname)) return undefined;
	return toBotAnswer(await context.next(), async (path) => {
		const file = await fetch(new URL(path, request.url));
		return file.ok ? file.json() : null;
	});
}

export const config = {
	path: '/*',
	excludedPath: ['/assets/*', '/media/*', '/api/*', '/builds/*', '/feeds/*'],
	header: { 'user-agent': BOT_AGENTS_IN_ANY_CASE },
	onError: 'bypass',
};
