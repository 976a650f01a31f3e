import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';

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

/** Addresses whose rules are remembered; the rules themselves are read once, as the site opens. */
const MOST_KEPT = 20_000;
/** Rules that look at more than the address. */
const CONDITIONAL = /^\s*conditions\s*=|\s(?:Country|Language|Role|Cookie)=/im;

/**
 * The platform's rules, evaluated by the two handlers that @netlify/dev itself is made of. They are taken one by one because
 * NetlifyDev makes a folder and reads every rule file on each request, and never gets to a forced rule once a function took the path.
 */
export function openPlatformRules({ root, folder }: { root: string; folder: string }): PlatformRules {
	const configPath = join(root, 'netlify.toml');
	const redirects = new RedirectsHandler({ configPath, configRedirects: [], jwtRoleClaim: '', jwtSecret: '', projectDir: root, publicDir: folder });
	const headers = new HeadersHandler({ configPath, configHeaders: [], projectDir: root, publishDir: folder, logger: console });
	const known = new Map<string, Promise<Readonly<Record<string, string>>>>();
	const matched = new Map<string, Promise<Rewrite | null>>();
	const isByAddress = ![configPath, join(folder, '_redirects')].some((file) => existsSync(file) && CONDITIONAL.test(readFileSync(file, 'utf8')));
	const match = async (request: Request): Promise<Rewrite | null> => {
		const found = await redirects.match(request).catch(() => undefined);
		return found ? { force: found.force, status: found.statusCode, target: found.target, isRedirect: found.redirect } : null;
	};
	return {
		matchRedirect(request) {
			if (!isByAddress) return match(request);
			let found = matched.get(request.url);
			if (!found) {
				if (matched.size >= MOST_KEPT) matched.clear();
				found = match(request);
				matched.set(request.url, found);
			}
			return found;
		},
		headersOf(pathname) {
			let found = known.get(pathname);
			if (!found) {
				if (known.size >= MOST_KEPT) known.clear();
				found = headers.apply(new Request(`http://localhost${pathname}`));
				known.set(pathname, found);
			}
			return found;
		},
	};
}
