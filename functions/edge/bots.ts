// The edge runtime does not read the package's import names, so this file alone names its neighbour by its place.
import { BOT_AGENTS_IN_ANY_CASE, isBot, toBotPath } from '../../lib/navigation/bots.ts';

/** Crawlers get the document of the bot layout under the page's own address; everybody else passes (Spec 2, Layouts). */
export default function handleBots(request: Request): URL | undefined {
	const url = new URL(request.url);
	const path = isBot(request.headers.get('user-agent')) ? toBotPath(url.pathname) : null;
	return path === null ? undefined : new URL(path + url.search, url);
}

export const config = {
	path: '/*',
	excludedPath: ['/assets/*', '/media/*', '/api/*', '/builds/*', '/feeds/*', '/_bot/*'],
	method: ['GET', 'HEAD'],
	header: { 'user-agent': BOT_AGENTS_IN_ANY_CASE },
	onError: 'bypass',
};
