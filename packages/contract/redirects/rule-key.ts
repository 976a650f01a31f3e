import { namesOfQuery, readQuery } from './asked-query.ts';
import { withoutSlash } from './pattern.ts';

/** A path as people read it: `/%C5%BEice/` and `/žice/` are one path. Characters that separate parts of an address stay encoded; the query stays as it is. */
export function toReadable(address: string): string {
	const [path = '', query] = address.split(/\?(.*)/s);
	return `${decodePath(path)}${query === undefined ? '' : `?${query}`}`;
}

/** What two rules for the same addresses have in common: spelling of letters, a trailing slash and the sequence of parameters do not matter. */
export function toRuleKey(oldPath: string): string {
	const readable = toReadable(oldPath);
	const names = namesOfQuery(readable);
	return names === null ? withoutSlash(readable) : (readQuery(readable, new Set(names)).key ?? readable);
}

function decodePath(path: string): string {
	try {
		return decodeURI(path).normalize('NFC');
	} catch {
		return path.normalize('NFC');
	}
}
