import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * DNS whose answer is what is connected to, so that no later answer can lead elsewhere. One address that is not allowed refuses the host: `refuse` makes the
 * error from it, or from `nothing` where the name has no address.
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
