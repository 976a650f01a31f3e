import { hasFixedHost, isExternal } from '@titraj/contract/formats/redirect-target.ts';
import type { Redirect } from '@titraj/contract/site.ts';
import { withoutSlash } from './pattern.ts';

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
const CODES = new Set([301, 302, 303, 307, 308]);

/** The status code of a redirect; 301 for a missing or invalid one (Spec 3, 9). */
export function toRedirectCode(code: number | null | undefined): number {
	return code && CODES.has(code) ? code : DEFAULT_CODE;
}

/** A target in canonical form: its path ends with a slash unless it names a file. Otherwise a second redirect would follow. */
export function withSlash(address: string): string {
	return address.replace(/^\/(?!\/)[^?#]*/, (path) => (path.endsWith('/') || /\.[a-z0-9]{1,5}$/i.test(path) ? path : `${path}/`));
}

/**
 * Target of a row for an address, with `captured` in place of (1) and (2). Null if it would redirect to itself, or if the target's host is
 * not fixed. Visitor input can never turn a local path into another site, or one site into another.
 */
export function toTarget({ new_path, type }: Redirect, { from, captured = [], search }: Found): RedirectTarget | null {
	if (new_path === '' || !hasFixedHost(new_path)) return null;
	const external = isExternal(new_path);
	const filled = captured.length > 0 ? new_path.replace(/\((\d)\)/g, (_, index: string) => captured[Number(index) - 1] ?? '') : new_path;
	const to = external ? filled : withSlash(filled.replace(/^[/\\]*/, '/'));
	if (withoutSlash(to) === withoutSlash(from)) return null;
	return { to, code: toRedirectCode(type), external, ...(search !== undefined && { search }) };
}
