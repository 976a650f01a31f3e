// Runs in CloudFront Functions: ECMAScript 5.1 with a few later additions (tests/unit/scripts/cdn/cdn-functions.test.ts lists what is left out).
import { isBot, isDocumentPath } from '#lib/navigation/bots.ts';
import { ANSWERED_BY, type EdgeRequest, INDEX_FILE, toEdgeValue } from './edge-event.ts';

export interface RequestRules {
	/** Queries that make another document of a path: expressions of decoded paths, and the parameters that must all be there. */
	readonly queries: readonly { readonly path: string; readonly names: readonly string[] }[];
	/** Expressions of decoded paths whose redirect comes before a file of the same path. */
	readonly redirects: readonly string[];
}

/**
 * Chooses who answers a request: `files` if it can only be a file of the storage, `shop` for everything else. The shop's answer is always right, and it also answers
 * when the storage has no such file. Changes the request: two headers, and the path of a document to its file.
 */
export function routeRequest(request: EdgeRequest, rules: RequestRules): 'files' | 'shop' {
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	const agent = request.headers['user-agent'];
	const isForBot = isRead && isBot(agent?.value) && isDocumentPath(request.uri);
	const path = decodePath(request.uri);
	const isFile = isRead && !isForBot && path !== null && isFilePath(path) && !hasRule(path, request.querystring, rules);
	delete request.headers[INDEX_FILE];
	request.headers[ANSWERED_BY] = toEdgeValue(isForBot ? 'shop-for-bots' : isFile ? 'files' : 'shop');
	if (!isFile) return 'shop';
	if (path.endsWith('/')) {
		request.uri += 'index.html';
		request.headers[INDEX_FILE] = toEdgeValue('appended');
	}
	return 'files';
}

/** Null for a path that is no file in any spelling. */
function decodePath(uri: string): string | null {
	if (/%2f/i.test(uri)) return null;
	try {
		return decodeURIComponent(uri);
	} catch {
		return null;
	}
}

/** Whether a decoded path may be a file: a folder with its slash, or a name with an ending; no dotfile and no configuration of the platform. */
function isFilePath(path: string): boolean {
	if (/\\|\/\/|\0|\/\.(?!well-known\/)|\/_(?:headers|redirects)\/?$/.test(path)) return false;
	return path.endsWith('/') || /\.[a-z0-9]{1,12}$/i.test(path);
}

function hasRule(path: string, query: EdgeRequest['querystring'], rules: RequestRules): boolean {
	const names = Object.keys(query);
	// An encoded name may be any of those below.
	if (names.some((name) => name.indexOf('%') >= 0)) return true;
	const isAsked = rules.queries.some((rule) => rule.names.every((name) => names.indexOf(name) >= 0) && new RegExp(rule.path, 'i').test(path));
	return isAsked || rules.redirects.some((redirect) => new RegExp(redirect, 'i').test(path));
}
