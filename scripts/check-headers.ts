import { parseArgs } from 'node:util';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { findAddresses } from './headers/find-addresses.ts';
import { findFailures } from './headers/find-failures.ts';
import { routeClasses } from './headers/route-classes.ts';

/** Requests one address of every kind and checks status, security headers, caching and cookies. `--url` is a running shop; without it a shop is built and served. */
const { values } = parseArgs({ options: { url: { type: 'string' } } });

const shop = values.url === undefined ? await openBuiltShop() : { url: new URL(values.url).origin, close: async () => {} };
let hasFailed = false;
try {
	for (const wanted of routeClasses(await findAddresses(shop.url))) {
		const failures = await findFailures(shop.url, wanted);
		hasFailed ||= failures.length > 0;
		console.log(`${failures.length === 0 ? 'good' : 'BAD '}  ${wanted.name.padEnd(28)} ${wanted.path}`);
		for (const failure of failures) console.log(`      ${failure}`);
	}
} finally {
	await shop.close();
}
process.exit(hasFailed ? 1 : 0);
