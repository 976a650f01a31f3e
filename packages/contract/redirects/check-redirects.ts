import { hasFixedHost } from '../formats/redirect-target.ts';
import type { Redirect } from '../site.ts';
import { createSingleStep, followChain } from './create-redirect-matcher.ts';
import { isPattern } from './pattern.ts';
import { GONE } from './redirect-rule.ts';

export interface CheckedRedirects {
	/** The table without rejected rows; chains of plain rows are collapsed. */
	readonly rules: readonly Redirect[];
	readonly refused: readonly RefusedRedirect[];
}

export interface RefusedRedirect {
	/** `loop`: the redirect leads back to itself. `host`: visitor input would become part of the target's host. */
	readonly reason: 'loop' | 'host';
	readonly rule: Redirect;
	/** The steps of the redirect. */
	readonly path: readonly string[];
}

/**
 * Checks a redirect table before it is published: collapses chains, rejects loops and targets whose host depends on visitor input (Spec 4,
 * Redirects).
 */
export function checkRedirects(redirects: readonly Redirect[]): CheckedRedirects {
	const step = createSingleStep(redirects);
	const rules: Redirect[] = [];
	const refused: CheckedRedirects['refused'][number][] = [];
	for (const rule of redirects) {
		if (rule.type !== GONE && !hasFixedHost(rule.new_path)) {
			refused.push({ reason: 'host', rule, path: [rule.old_path, rule.new_path] });
			continue;
		}
		const from = exampleOf(rule.old_path);
		const first = step(from);
		const chain = first && followChain(from, first, step);
		if (!first && !isPattern(rule.old_path)) refused.push({ reason: 'loop', rule, path: [rule.old_path, rule.new_path] });
		else if (chain?.kind === 'loop') refused.push({ reason: 'loop', rule, path: chain.path });
		else if (chain && chain.steps > 1 && !isPattern(rule.old_path)) rules.push({ ...rule, new_path: chain.target.to, type: chain.target.code });
		else rules.push(rule);
	}
	return { rules, refused };
}

/** An address that matches a row's old path, used to test its chain. */
export function exampleOf(path: string): string {
	return path.replace(/\((slug|id|\.)[+*]\)/g, (_, kind: string) => (kind === 'id' ? '1' : 'x'));
}
