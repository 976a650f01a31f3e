import { isMarket } from '../../platform/market/market.ts';
import { parseAddress } from './parse-address.ts';
import { writeAddress } from './write-address.ts';

/** Localizes a path that contains no entity, such as the links in mails; Croatian for an unknown language. */
export function localizePath(path: string, lang: string): string {
	const address = parseAddress(path);
	return (address && isMarket(lang) ? writeAddress(address, lang, () => null) : null) ?? path;
}
