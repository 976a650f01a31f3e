import type { AuthSettings } from '#lib/domain/auth-pages.ts';
import { parseOwnPath } from '#lib/domain/own-path.ts';

/** Names of the variables behind `AuthSettings`. */
export const AUTH_VARIABLES = ['IDENTITY_PROVIDER', 'LOGGED_IN_REDIRECT', 'LOGGED_OUT_REDIRECT', 'DASHBOARD_REDIRECT'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings of sign-in pages. Throws with the variable's name for a redirect that leaves the shop (Spec 4, Auth redirects; D21). */
export function parseAuthSettings(variables: Variables): AuthSettings {
	return {
		identityProvider: parseProvider(variables['IDENTITY_PROVIDER']),
		loggedInRedirect: parsePath('LOGGED_IN_REDIRECT', variables),
		loggedOutRedirect: parsePath('LOGGED_OUT_REDIRECT', variables),
		dashboardRedirect: parsePath('DASHBOARD_REDIRECT', variables),
	};
}

function parseProvider(value: string | undefined): string | null {
	if (!value) return null;
	if (!/^[a-z0-9-]{1,40}$/.test(value)) throw new Error(`IDENTITY_PROVIDER is "${value}"; it must be the code of a provider, e.g. "shop-id"`);
	return value;
}

function parsePath(name: (typeof AUTH_VARIABLES)[number], variables: Variables): string | undefined {
	const value = variables[name];
	if (!value) return undefined;
	const path = parseOwnPath(value);
	if (path === null) throw new Error(`${name} is "${value}"; it must be a path of the shop such as /webshop/narudzbe/`);
	return path;
}
