import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { HeaderRule } from './add-headers.ts';
import type { RequestRules } from './route-request.ts';

interface RulePlace {
	/** Folder of `netlify.toml`. */
	readonly root: string;
	/** Folder of `_headers` and `_redirects`. */
	readonly folder: string;
	/** Whether the storage has a file. The name begins with a slash. */
	readonly hasFile: (name: string) => Promise<boolean>;
}

interface CdnRules {
	readonly request: RequestRules;
	readonly headers: readonly HeaderRule[];
}

/** Reads the rules of a build with the platform's own parsers, which the shop's server uses, too. Throws if a line is invalid. */
export async function readRules({ root, folder, hasFile }: RulePlace): Promise<CdnRules> {
	const netlifyConfigPath = join(root, 'netlify.toml');
	const [redirects, headers] = await Promise.all([
		parseAllRedirects({ redirectsFiles: [join(folder, '_redirects')], netlifyConfigPath, configRedirects: [], minimal: true }),
		parseAllHeaders({ headersFiles: [join(folder, '_headers')], netlifyConfigPath, configHeaders: [], minimal: false }),
	]);
	const [error] = [...redirects.errors, ...headers.errors];
	if (error) throw new Error(`A rule of ${folder} or netlify.toml is invalid: ${error}`);
	// Rules that are not forced apply to paths without a file, which the shop answers.
	const forced = redirects.redirects.filter(isRule).filter(({ force }) => force);
	const kept: string[] = [];
	for (const { from } of forced.filter(({ query }) => Object.keys(query).length === 0)) {
		if (/[*:]/.test(from) || (await hasFile(fileOf(from)))) kept.push(toExpression(from));
	}
	return {
		request: { queries: toQueries(forced), redirects: [...new Set(kept)] },
		headers: headers.headers.flatMap((rule) => ('forRegExp' in rule ? [{ path: rule.forRegExp.source, values: rule.values }] : [])),
	};
}

interface RedirectRule {
	readonly from: string;
	readonly query: Readonly<Record<string, string>>;
	readonly force: boolean;
}

const isRule = (rule: unknown): rule is RedirectRule =>
	typeof rule === 'object' && rule !== null && 'from' in rule && typeof rule.from === 'string' && 'query' in rule && 'force' in rule;

function toQueries(rules: readonly RedirectRule[]): RequestRules['queries'] {
	const byNames = Map.groupBy(
		rules.filter(({ query }) => Object.keys(query).length > 0),
		({ query }) => Object.keys(query).sort().join('&'),
	);
	return [...byNames.values()].map((group) => ({
		path: [...new Set(group.map(({ from }) => toExpression(from)))].join('|'),
		names: Object.keys(group[0]?.query ?? {}),
	}));
}

/** Expression of the decoded paths that the `from` of a rule stands for, with and without the slash at their end. */
function toExpression(from: string): string {
	const segments = decode(from)
		.split('/')
		.filter(Boolean)
		.map((segment) => (segment === '*' ? '.*' : segment.startsWith(':') ? '[^/]+' : segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
	if (segments.length === 0) return '^/$';
	return segments.at(-1) === '.*' ? `^/${segments.slice(0, -1).join('/')}` : `^/${segments.join('/')}/?$`;
}

const fileOf = (from: string): string => (/\.[a-z0-9]{1,12}$/i.test(from) ? decode(from) : `${decode(from).replace(/\/?$/, '/')}index.html`);

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
