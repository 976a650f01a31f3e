import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * DNS lookup that checks addresses as it connects, which prevents DNS rebinding. The host is refused if any of its addresses is not allowed.
 * `refuse` builds the error; its `address` is `nothing` if the name does not resolve.
 */
export const checkedLookup =
	(isAllowed: (address: string) => boolean, refuse: (hostname: string, address: string) => Error): LookupFunction =>
	(hostname, options, callback) => {
		lookUp(hostname, { ...options, all: true }, (error, found) => {
			if (error) return callback(error, []);
			const bad = found.find(({ address }) => !isAllowed(address));
			const [first] = found;
			if (bad || first === undefined) return callback(refuse(hostname, bad?.address ?? 'nothing'), []);
			return options.all ? callback(null, found) : callback(null, first.address, first.family);
		});
	};
