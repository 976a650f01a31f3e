import { isMarket } from '../../platform/market/market.ts';
import { parseAddress } from './parse-address.ts';
import { writeAddress } from './write-address.ts';

/** An address that names no entity, such as those that mails lead to, in the words of a language; Croatian for an unknown one. */
export function localizePath(path: string, lang: string): string {
	const address = parseAddress(path);
	return (address && isMarket(lang) ? writeAddress(address, lang, () => null) : null) ?? path;
}
