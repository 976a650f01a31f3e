import { hasFixedHost } from '@titraj/contract/formats/redirect-target.ts';
import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { toRuleKey } from '@titraj/contract/redirects/rule-key.ts';
import type { RedirectRow } from './redirect-row.ts';

/** HTTP codes of rules that the shop writes. */
export const REDIRECT_TYPES: readonly number[] = [301, 302, 307, 308, GONE];

/** `missing` is an error of tables alone: elsewhere a rule without a target is taken away. */
export const REDIRECT_ERROR_CODES = ['old_path', 'new_path', 'host', 'same', 'type', 'loop', 'missing'] as const;

export type RedirectError = (typeof REDIRECT_ERROR_CODES)[number];

/** Why a rule is wrong by itself; null if it is not. Without a target a rule is taken away, unless its page is gone (410). */
export function findRedirectError({ old_path, new_path, type }: RedirectRow): Exclude<RedirectError, 'loop' | 'missing'> | null {
	if (!/^\/[^\s]{0,499}$/.test(old_path) || old_path.startsWith('//')) return 'old_path';
	if (new_path === '') return null;
	if (!/^(\/(?!\/)|https?:\/\/)[^\s]{0,490}$/.test(new_path)) return 'new_path';
	if (!hasFixedHost(new_path)) return 'host';
	if (toRuleKey(new_path) === toRuleKey(old_path)) return 'same';
	return REDIRECT_TYPES.includes(type) ? null : 'type';
}

/** The errors for programs and reports. */
export const REDIRECT_ERRORS: Readonly<Record<RedirectError, string>> = {
	old_path: 'the old address must be a path that starts with one slash',
	new_path: 'the new address must start with a slash or with http',
	host: 'the new address must name its whole host by itself',
	same: 'the new address is the same as the old one',
	type: `the code must be one of ${REDIRECT_TYPES.join(', ')}`,
	missing: 'the new address is missing',
	loop: 'leads back to itself, by itself or through other rules',
};
