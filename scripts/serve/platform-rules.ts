import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { bytesOfTexts } from '#lib/platform/server/cache/memory-budget.server.ts';
import { createRuleCache } from './rule-cache.ts';

export interface Rewrite {
	readonly force: boolean;
	readonly status: number;
	/** Absolute address of the target. */
	readonly target: URL;
	readonly isRedirect: boolean;
}

export interface PlatformRules {
	/** The `_redirects` or `[[redirects]]` rule of a request, with its conditions on query, cookies, country and language. */
	matchRedirect(request: Request): Promise<Rewrite | null>;
	/** Headers of `_headers` and `[[headers]]` for a path. */
	headersOf(pathname: string): Promise<Readonly<Record<string, string>>>;
}

/** Bytes of a `URL` object in addition to its text. */
const URL_OBJECT = 1000;

/** Matches rules that depend on more than the address. */
const CONDITIONAL = /^\s*conditions\s*=|\s(?:Country|Language|Role|Cookie)=/im;

interface Place {
	readonly root: string;
	readonly folder: string;
}

/**
 * The platform's rules, evaluated by the two handlers that @netlify/dev itself uses. They are used directly because NetlifyDev creates a
 * folder and reads every rule file on each request, and never applies a forced rule to a path that a function handles. Rule files are read
 * again after a build has changed them.
 */
export function openPlatformRules(place: Place): PlatformRules {
	let stamp = stampOf(place);
	let rules = readRules(place);
	const current = (): PlatformRules => {
		const now = stampOf(place);
		if (now !== stamp) [stamp, rules] = [now, readRules(place)];
		return rules;
	};
	return {
		matchRedirect: (request) => current().matchRedirect(request),
		headersOf: (pathname) => current().headersOf(pathname),
	};
}

function stampOf({ folder }: Place): string {
	return ['_redirects', '_headers']
		.map((name) => {
			const file = statSync(join(folder, name), { throwIfNoEntry: false });
			return file ? `${file.ino} ${file.mtimeMs} ${file.size}` : '';
		})
		.join('\n');
}

function readRules({ root, folder }: Place): PlatformRules {
	const configPath = join(root, 'netlify.toml');
	const redirects = new RedirectsHandler({ configPath, configRedirects: [], jwtRoleClaim: '', jwtSecret: '', projectDir: root, publicDir: folder });
	const headers = new HeadersHandler({ configPath, configHeaders: [], projectDir: root, publishDir: folder, logger: console });
	const known = createRuleCache<Readonly<Record<string, string>>>({ bytesOf: (found) => bytesOfTexts(...Object.entries(found).flat()) });
	const matched = createRuleCache<Rewrite | null>({ bytesOf: (found) => (found === null ? 0 : URL_OBJECT + bytesOfTexts(found.target.href)) });
	const isByAddress = ![configPath, join(folder, '_redirects')].some((file) => existsSync(file) && CONDITIONAL.test(readFileSync(file, 'utf8')));
	const match = async (request: Request): Promise<Rewrite | null> => {
		const found = await redirects.match(request).catch(() => undefined);
		if (!found) return null;
		// A placeholder at the beginning of a target can make `//elsewhere` of `/`.
		const target = found.targetRelative.startsWith('//') ? new URL(found.targetRelative.replace(/^\/+/, '/'), request.url) : found.target;
		return { force: found.force, status: found.statusCode, target, isRedirect: found.redirect };
	};
	return {
		matchRedirect: (request) => (isByAddress ? matched(request.url, () => match(request)) : match(request)),
		headersOf: (pathname) => known(pathname, () => headers.apply(new Request(`http://localhost${pathname}`))),
	};
}
