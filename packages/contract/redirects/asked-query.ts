import { withoutSlash } from './pattern.ts';

/** An address prepared for matching old paths with a query (Spec 4, Redirects): parameters in any order, unknown ones set aside. */
export interface AskedQuery {
	/** Normalised path and known parameters, independent of order and spelling; null without known parameters. */
	readonly key: string | null;
	/** Path and known parameters as they were written, for patterns. */
	readonly named: string;
	/** Parameters that no row names, with their question mark, or ''. They are appended to the target. */
	readonly rest: string;
}

/** Names of the parameters of an old path; null if it has none, or does not name them (`/index.php?(.*)`). */
export function namesOfQuery(oldPath: string): readonly string[] | null {
	const query = queryOf(oldPath);
	if (query === '') return null;
	const pieces = piecesOf(query).map(nameOf);
	return pieces.length === 0 || pieces.some((name) => name === '' || /[()]/.test(name)) ? null : [...new Set(pieces)].sort();
}

/** Splits an address by the parameter names that rows use. */
export function readQuery(address: string, names: ReadonlySet<string>): AskedQuery {
	const path = withoutSlash(address.replace(/\?.*$/s, ''));
	const pieces = piecesOf(queryOf(address));
	const named = pieces.filter((piece) => names.has(nameOf(piece)));
	const rest = pieces.filter((piece) => !names.has(nameOf(piece)));
	return { key: named.length > 0 ? `${path}?${toKey(named)}` : null, named: `${path}?${named.join('&')}`, rest: rest.length > 0 ? `?${rest.join('&')}` : '' };
}

const queryOf = (address: string): string => /\?(.*)$/s.exec(address)?.[1] ?? '';
const piecesOf = (query: string): readonly string[] => query.split('&').filter(Boolean);
const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? '';

function toKey(pieces: readonly string[]): string {
	const fields = new URLSearchParams(pieces.join('&'));
	fields.sort();
	return fields.toString();
}
