import type { Config } from '@netlify/functions';
import * as clearCache from '#functions/clear-cache.ts';
import * as country from '#functions/country.ts';
import * as document from '#functions/document.ts';
import * as hapi from '#functions/hapi.ts';
import * as health from '#functions/health.ts';
import * as image from '#functions/image.ts';
import * as login from '#functions/login.ts';
import * as logout from '#functions/logout.ts';
import * as maintenance from '#functions/maintenance.ts';
import * as nuxtapi from '#functions/nuxtapi.ts';
import * as order from '#functions/order.ts';
import * as payment from '#functions/payment.ts';
import * as rebuild from '#functions/rebuild.ts';
import * as socialLogin from '#functions/social-login.ts';
import * as socialReturn from '#functions/social-return.ts';
import * as token from '#functions/token.ts';
import * as vitals from '#functions/vitals.ts';
import type { FunctionHandler, LoadedFunctions } from '#scripts/serve/load-functions.ts';

const MODULES = [
	clearCache,
	country,
	document,
	hapi,
	health,
	image,
	login,
	logout,
	maintenance,
	nuxtapi,
	order,
	payment,
	rebuild,
	socialLogin,
	socialReturn,
	token,
	vitals,
];

/** The functions' sources, routed by their own `config` as the platform does; what bundling adds is tested apart. */
export function shopFunctions(named: Readonly<Record<string, FunctionHandler>> = {}): LoadedFunctions {
	return {
		match: (pathname, method) => MODULES.find(({ config }) => takes(config, pathname, method))?.default ?? null,
		named: (name) => named[name] ?? null,
	};
}

function takes(config: Config, pathname: string, method: string): boolean {
	const methods = list('method' in config ? config.method : undefined);
	const excluded = list('excludedPath' in config ? config.excludedPath : undefined);
	const paths = list('path' in config ? config.path : undefined);
	return (
		(methods.length === 0 || methods.includes(method)) && paths.some((path) => isUnder(path, pathname)) && !excluded.some((path) => isUnder(path, pathname))
	);
}

function list(value: string | readonly string[] | undefined): readonly string[] {
	return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function isUnder(path: string, pathname: string): boolean {
	return path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
}
