import { parseArgs } from 'node:util';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { findAddresses } from './headers/find-addresses.ts';
import { findFaults } from './headers/find-faults.ts';
import { routeClasses } from './headers/route-classes.ts';

/** Asks one address of every kind and checks status, security headers, keeping and cookies. `--url` names a served shop, without it one is built. */
const { values } = parseArgs({ options: { url: { type: 'string' } } });

const shop = values.url === undefined ? await openBuiltShop() : { url: new URL(values.url).origin, close: async () => {} };
let isFaulty = false;
try {
	for (const wanted of routeClasses(await findAddresses(shop.url))) {
		const faults = await findFaults(shop.url, wanted);
		isFaulty ||= faults.length > 0;
		console.log(`${faults.length === 0 ? 'good' : 'BAD '}  ${wanted.name.padEnd(28)} ${wanted.path}`);
		for (const fault of faults) console.log(`      ${fault}`);
	}
} finally {
	await shop.close();
}
process.exit(isFaulty ? 1 : 0);
