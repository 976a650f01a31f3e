import type { Redirect } from '#lib/contract/site.ts';
import { matchPattern } from './match-pattern.ts';
import { isPattern, parsePattern, withoutSlash } from './pattern.ts';
import { indexPatterns } from './pattern-index.ts';
import { type RedirectTarget, toTarget } from './redirect-rule.ts';

/** Finds the redirect of a full path (with its query, if any). */
export type RedirectMatcher = (path: string) => RedirectTarget | null;

/** Longer paths are nobody's old address. */
const LONGEST = 2048;
/** Steps of a chain; a longer one is a loop or grows without end. */
const MOST_STEPS = 10;

/**
 * Compiles the redirect table: a plain match is preferred over a pattern match, patterns go in the table's order, `(1)` and `(2)` in the
 * target are backreferences (Spec 3, Redirect; Spec 4, Redirects). A slash at the end of a plain path does not matter, a query only where
 * the old path has one. Chains are followed to their end; a row that would lead back to itself is no redirect.
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

export type Chain =
	| { readonly kind: 'end'; readonly target: RedirectTarget; readonly steps: number }
	| { readonly kind: 'loop'; readonly path: readonly string[] };

/** Where a chain of redirects ends. The whole is temporary as soon as one of its steps is. */
export function followChain(from: string, first: RedirectTarget, step: RedirectMatcher): Chain {
	const path = [withoutSlash(from.replace(/[?#].*$/s, '')), withoutSlash(first.to)];
	let target = first;
	while (!target.external) {
		const next = step(target.to.replace(/#.*$/s, ''));
		if (!next) break;
		path.push(withoutSlash(next.to));
		if (path.length > MOST_STEPS || path.indexOf(withoutSlash(next.to)) < path.length - 1) return { kind: 'loop', path };
		target = { ...next, code: isPermanent(target.code) ? next.code : target.code };
	}
	return { kind: 'end', target: { ...target, code: isPermanent(target.code) ? first.code : target.code }, steps: path.length - 1 };
}

function isPermanent(code: number): boolean {
	return code === 301 || code === 308;
}

/** One row's step, no further. */
export function createSingleStep(redirects: readonly Redirect[]): RedirectMatcher {
	const plain = new Map<string, Redirect>();
	const patterned = redirects.filter(({ old_path }) => isPattern(old_path));
	for (const redirect of redirects) {
		const key = withoutSlash(redirect.old_path);
		if (!isPattern(redirect.old_path) && !plain.has(key)) plain.set(key, redirect);
	}
	const patterns = patterned.map(({ old_path }) => parsePattern(old_path));
	const index = indexPatterns(patterns);
	return (full) => {
		if (full.length > LONGEST) return null;
		const bare = full.replace(/\?.*$/s, '');
		const exact = plain.get(withoutSlash(full)) ?? plain.get(withoutSlash(bare));
		if (exact) return toTarget(exact, bare);
		for (const at of index.candidates(full)) {
			const [redirect, pattern] = [patterned[at], patterns[at]];
			if (!redirect || !pattern) continue;
			const captured = matchPattern(pattern, redirect.old_path.includes('?') ? full : bare);
			if (captured) return toTarget(redirect, bare, captured);
		}
		return null;
	};
}
