import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { readSettings, type Variables } from '@titraj/contract/settings/setting.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { STORAGE_SETTINGS, toS3Settings } from '@titraj/contract/settings/storage.ts';
import { CHECKOUT_SETTINGS } from './settings/checkout.server.ts';
import { HOST_SETTINGS } from './settings/hosts.server.ts';
import { OPERATION_SETTINGS } from './settings/operation.server.ts';
import { SHOP_SETTINGS } from './settings/shop.server.ts';
import { SIGN_IN_SETTINGS } from './settings/sign-in.server.ts';
import { withTimings } from './timings.ts';

/** The storefront's own settings, in the order of the documentation. */
export const STOREFRONT_SETTINGS = [SHOP_SETTINGS, SIGN_IN_SETTINGS, CHECKOUT_SETTINGS, HOST_SETTINGS, OPERATION_SETTINGS].flatMap((group) =>
	Object.values(group),
);

/** The storefront's settings as the code uses them; missing ones are derived from others. */
export type Environment = ReturnType<typeof parseEnvironment>;

/** Names of the variables that the environment is parsed from. Listed once, because every product page reads the environment. */
const VARIABLES = [...STOREFRONT_SETTINGS, ...Object.values(SHARED_SETTINGS), ...Object.values(STORAGE_SETTINGS)].map(({ name }) => name).concat('URL');

let known: { key: string; environment: Environment } | null = null;
let kept: Environment | null = null;

/**
 * The validated environment. Throws with the name of an invalid setting, its value and the expected format. Parsed again only when a
 * variable changes, and not at all after `keepEnvironment`.
 */
export function readEnvironment(variables: Variables = process.env): Environment {
	if (kept && variables === process.env) return kept;
	const key = VARIABLES.map((name) => variables[name] ?? '').join('\n');
	if (known?.key !== key) known = { key, environment: parseEnvironment(variables) };
	return known.environment;
}

/** Keeps the environment as it is now, for a thread whose variables do not change: comparing them for each page of a build takes long. */
export function keepEnvironment(): void {
	kept = readEnvironment();
}

function parseEnvironment(variables: Variables) {
	const { warehouseView, warehousePermission, ...shop } = readSettings(SHOP_SETTINGS, variables);
	// Without SITE_URL the platform's variable URL holds the address of the site.
	const shared = readSettings(SHARED_SETTINGS, { ...variables, SITE_URL: variables['SITE_URL'] || variables['URL'] });
	const site = new URL(shared.siteUrl ?? 'http://localhost:8888');
	const { identityProvider = null, ...redirects } = readSettings(SIGN_IN_SETTINGS, variables);
	const { paymentHosts, ...hosts } = readSettings(HOST_SETTINGS, variables);
	const operation = readSettings(OPERATION_SETTINGS, variables);
	const backend = new URL(shop.backendUrl);
	return {
		...shop,
		...hosts,
		...shared,
		siteUrl: site.origin,
		/** Whether the address of the site was set, or is a guess. */
		hasSiteUrl: shared.siteUrl !== undefined && shared.siteUrl !== null,
		/** Origin of the backend's paths: endpoint table, pictures and documents. */
		backendOrigin: backend.origin,
		logLevel: shared.logLevel ?? 'info',
		...operation,
		timings: withTimings(operation.timings),
		/** Value of the base-host header. */
		host: site.host,
		warehouseView: { enabled: warehouseView, permission: warehousePermission },
		auth: { identityProvider, ...redirects },
		checkout: readSettings(CHECKOUT_SETTINGS, variables),
		/** A backend on this machine simulates the bank, for a shop that is not public. */
		paymentHosts: paymentHosts ?? (isLoopback(backend.hostname) && isLoopback(site.hostname) && shared.trustedProxies === 0 ? [backend.origin] : []),
		s3: toS3Settings(readSettings(STORAGE_SETTINGS, variables)),
	};
}
