import { withoutSlash } from './pattern.ts';

/** The full path that an old path with a query is matched against (Spec 4, Redirects): parameters in any order, those that no row names left aside. */
export interface AskedQuery {
	/** The same for the same path and named parameters, whatever their order and spelling; null where none is named. */
	readonly key: string | null;
	/** Path and named parameters as they were written, for patterns. */
	readonly named: string;
	/** Parameters that no row names, with their question mark; '' for none. They go along to the target. */
	readonly rest: string;
}

/** Names of the parameters of an old path; null where it has none, or does not say how they are called (`/index.php?(.*)`). */
export function namesOfQuery(oldPath: string): readonly string[] | null {
	const query = queryOf(oldPath);
	if (query === '') return null;
	const pieces = piecesOf(query).map(nameOf);
	return pieces.length === 0 || pieces.some((name) => name === '' || /[()]/.test(name)) ? null : [...new Set(pieces)].sort();
}

/** Takes an address apart by the names of parameters that rows know. */
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
