import { hasFixedHost, isExternal } from '../formats/redirect-target.ts';
import type { Redirect } from '../site.ts';
import { withoutSlash } from './pattern.ts';
import { toReadable } from './rule-key.ts';

export interface RedirectTarget {
	readonly to: string;
	readonly code: number;
	/** The target is another site (http(s) or //). */
	readonly external: boolean;
	/** Remaining query to append, if the row matched part of the query; otherwise all of it is appended. */
	readonly search?: string;
}

interface Found {
	/** The address that the row matched. */
	readonly from: string;
	readonly captured?: readonly string[];
	readonly search?: string | undefined;
}

/** Default redirect code (Spec 9). */
const DEFAULT_CODE = 301;
/** The page is gone: there is no target. */
export const GONE = 410;
const CODES = new Set([301, 302, 303, 307, 308, GONE]);

/** The status code of a redirect; 301 for a missing or invalid one (Spec 3, 9). */
export function toRedirectCode(code: number | null | undefined): number {
	return code && CODES.has(code) ? code : DEFAULT_CODE;
}

/** A target in canonical form: its path ends with a slash unless it names a file. Otherwise a second redirect would follow. */
export function withSlash(address: string): string {
	return address.replace(/^\/(?!\/)[^?#]*/, (path) => (path.endsWith('/') || /\.[a-z0-9]{1,5}$/i.test(path) ? path : `${path}/`));
}

/** A target with its captures. Those that are empty, or have slashes at their ends, double no slash of the target. */
function fill(target: string, captured: readonly string[]): string {
	return target.replace(/(\/?)\((\d)\)(\/?)/g, (_, before: string, index: string, after: string) => {
		const pieces = (captured[Number(index) - 1] ?? '').split('/');
		while (before && pieces[0] === '') pieces.shift();
		while (after && pieces.at(-1) === '') pieces.pop();
		return pieces.length === 0 ? before || after : before + pieces.join('/') + after;
	});
}

/**
 * Target of a row for an address, with `captured` in place of (1) and (2). Null if it would redirect to itself, or if the target's host is
 * not fixed. Visitor input can never turn a local path into another site, or one site into another.
 */
export function toTarget({ new_path, type }: Redirect, { from, captured = [], search }: Found): RedirectTarget | null {
	if (type === GONE) return { to: '', code: GONE, external: false, ...(search !== undefined && { search }) };
	if (new_path === '' || !hasFixedHost(new_path)) return null;
	const external = isExternal(new_path);
	const filled = captured.length > 0 ? fill(new_path, captured) : new_path;
	const to = external ? filled : withSlash(filled.replace(/^[/\\]*/, '/'));
	if (withoutSlash(toReadable(to)) === withoutSlash(toReadable(from))) return null;
	return { to, code: toRedirectCode(type), external, ...(search !== undefined && { search }) };
}
