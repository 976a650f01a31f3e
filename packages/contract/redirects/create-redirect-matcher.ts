import type { Redirect } from '../site.ts';
import { namesOfQuery, readQuery } from './asked-query.ts';
import { matchPattern } from './match-pattern.ts';
import { isPattern, parsePattern, withoutSlash } from './pattern.ts';
import { indexPatterns } from './pattern-index.ts';
import { GONE, type RedirectTarget, toTarget } from './redirect-rule.ts';
import { toReadable } from './rule-key.ts';

/** Finds the redirect of a full path (with its query, if any). */
export type RedirectMatcher = (path: string) => RedirectTarget | null;

/** Longer paths are never matched. */
const LONGEST = 2048;
/** Maximum number of steps; a longer chain is a loop or grows forever. */
const MOST_STEPS = 10;

/**
 * Compiles the redirect table (Spec 3, Redirect; Spec 4, Redirects). Precedence: rows with a query before rows with only a path, then plain
 * matches before patterns; patterns are tried in the table's order. `(1)` and `(2)` in the target are backreferences. A trailing slash of a
 * plain path is ignored; a query matters only if the old path has one. Chains are followed to their end; a row that would redirect to
 * itself is ignored.
 */
export function createRedirectMatcher(redirects: readonly Redirect[]): RedirectMatcher {
	const step = createSingleStep(redirects);
	return (full) => {
		const first = step(full);
		if (!first) return null;
		const end = followChain(full, first, step);
		return end.kind === 'end' ? end.target : null;
	};
}

/** Names of query parameters that distinguish rows with the same path. */
export function namesOfQueries(redirects: readonly Redirect[]): ReadonlySet<string> {
	return new Set(redirects.flatMap(({ old_path }) => namesOfQuery(old_path) ?? []));
}

export type Chain =
	| { readonly kind: 'end'; readonly target: RedirectTarget; readonly steps: number }
	| { readonly kind: 'loop'; readonly path: readonly string[] };

/** The end of a chain of redirects. The whole chain is temporary if one of its steps is. */
export function followChain(from: string, first: RedirectTarget, step: RedirectMatcher): Chain {
	const path = [toStep(first.search === undefined ? from.replace(/[?#].*$/s, '') : from), toStep(first.to)];
	let target = first;
	while (!target.external && target.code !== GONE) {
		const next = step(target.to.replace(/#.*$/s, ''));
		if (!next) break;
		const place = toStep(next.to);
		path.push(place);
		if (path.length > MOST_STEPS || path.indexOf(place) < path.length - 1) return { kind: 'loop', path };
		target = { ...next, code: isPermanent(target.code) || next.code === GONE ? next.code : target.code };
	}
	if (target.code === GONE) return { kind: 'end', target, steps: path.length - 1 };
	const { search: _, ...end } = target;
	const code = isPermanent(target.code) ? first.code : target.code;
	return { kind: 'end', target: { ...end, code, ...(first.search !== undefined && { search: first.search }) }, steps: path.length - 1 };
}

/** An address as steps are compared: two spellings of it are one place. */
const toStep = (address: string): string => withoutSlash(toReadable(address));

function isPermanent(code: number): boolean {
	return code === 301 || code === 308;
}

/** Follows one row only, not a chain. */
export function createSingleStep(table: readonly Redirect[]): RedirectMatcher {
	const redirects = table.map((redirect) => ({ ...redirect, old_path: toReadable(redirect.old_path) }));
	const names = namesOfQueries(redirects);
	const plain = new Map<string, Redirect>();
	for (const redirect of redirects) {
		const { old_path } = redirect;
		const key = old_path.includes('?') ? readQuery(old_path, names).key : withoutSlash(old_path);
		if (key !== null && !isPattern(old_path) && !plain.has(key)) plain.set(key, redirect);
	}
	const patterns = redirects.filter(({ old_path }) => isPattern(old_path)).map(compile);
	const index = indexPatterns(patterns.map(({ pattern }) => pattern));
	return (asWritten) => {
		if (asWritten.length > LONGEST) return null;
		const full = toReadable(asWritten);
		const bare = full.replace(/\?.*$/s, '');
		const asked = full === bare ? null : readQuery(full, names);
		const byQuery = asked?.key ? plain.get(asked.key) : undefined;
		if (byQuery) return toTarget(byQuery, { from: full, search: asked?.rest });
		const candidates = index.candidates(asked ? `${full}\n${asked.named}` : bare).flatMap((at) => patterns[at] ?? []);
		for (const { redirect, looksAt, pattern } of asked ? candidates : []) {
			if (looksAt === 'path') continue;
			const [from, search] = looksAt === 'named' ? [asked?.named ?? full, asked?.rest] : [full, ''];
			const captured = matchPattern(pattern, from);
			if (captured) return toTarget(redirect, { from, captured, search });
		}
		const exact = plain.get(withoutSlash(bare));
		if (exact) return toTarget(exact, { from: bare });
		for (const { redirect, looksAt, pattern } of candidates) {
			const captured = looksAt === 'path' ? matchPattern(pattern, bare) : null;
			if (captured) return toTarget(redirect, { from: bare, captured });
		}
		return null;
	};
}

/** A pattern looks at the path alone, at the path with the parameters that rows name, or at the address as it came. */
function compile(redirect: Redirect) {
	const [path = '', query] = redirect.old_path.split(/\?(.*)/s);
	if (query === undefined) return { redirect, looksAt: 'path' as const, pattern: parsePattern(path) };
	if (namesOfQuery(redirect.old_path) === null) return { redirect, looksAt: 'whole' as const, pattern: parsePattern(redirect.old_path) };
	return { redirect, looksAt: 'named' as const, pattern: parsePattern(`${withoutSlash(path)}?${query}`) };
}
