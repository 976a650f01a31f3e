import { parseUrl } from './parse-url.ts';

/** A redirect target from a query, if it is a path of this shop; null for other targets (D21). */
export function parseOwnPath(value: string | null | undefined): string | null {
	if (!value || value.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
	return parseUrl(value, 'https://own.invalid')?.origin === 'https://own.invalid' ? value : null;
}
