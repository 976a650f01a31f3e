import { hasFixedHost, isExternal } from '@titraj/contract/formats/redirect-target.ts';
import type { Redirect } from '@titraj/contract/site.ts';
import { withoutSlash } from './pattern.ts';

export interface RedirectTarget {
	readonly to: string;
	readonly code: number;
	/** The target is another site (http(s) or //). */
	readonly external: boolean;
	/** What of the asked query goes along, where a row's query took part of it; all of it otherwise. */
	readonly search?: string;
}

interface Found {
	/** The address that the row took. */
	readonly from: string;
	readonly captured?: readonly string[];
	readonly search?: string | undefined;
}

/** Spec 9: default redirect code. */
const DEFAULT_CODE = 301;
const CODES = new Set([301, 302, 303, 307, 308]);

/** The code that a redirect answers with; 301 for none, or for a number that is no redirect's (Spec 3, 9). */
export function toRedirectCode(code: number | null | undefined): number {
	return code && CODES.has(code) ? code : DEFAULT_CODE;
}

/** An own address as it is answered: its path ends with a slash unless it names a file. Without one a second redirect would follow. */
export function withSlash(address: string): string {
	return address.replace(/^\/(?!\/)[^?#]*/, (path) => (path.endsWith('/') || /\.[a-z0-9]{1,5}$/i.test(path) ? path : `${path}/`));
}

/**
 * Where a row leads from an address, with `captured` in the places of (1) and (2). Null where it would lead to itself, or where its target names no
 * host of its own. What a visitor wrote never turns an own path into another site, nor another site into a third one.
 */
export function toTarget({ new_path, type }: Redirect, { from, captured = [], search }: Found): RedirectTarget | null {
	if (new_path === '' || !hasFixedHost(new_path)) return null;
	const external = isExternal(new_path);
	const filled = captured.length > 0 ? new_path.replace(/\((\d)\)/g, (_, index: string) => captured[Number(index) - 1] ?? '') : new_path;
	const to = external ? filled : withSlash(filled.replace(/^[/\\]*/, '/'));
	if (withoutSlash(to) === withoutSlash(from)) return null;
	return { to, code: toRedirectCode(type), external, ...(search !== undefined && { search }) };
}
