import * as alert from '#functions/alert.ts';
import * as clearCache from '#functions/clear-cache.ts';
import * as country from '#functions/country.ts';
import * as document from '#functions/document.ts';
import * as hapi from '#functions/hapi.ts';
import * as health from '#functions/health.ts';
import * as image from '#functions/image.ts';
import * as live from '#functions/live.ts';
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
import * as unsubscribe from '#functions/unsubscribe.ts';
import * as vitals from '#functions/vitals.ts';
import { type FunctionHandler, type FunctionModule, type LoadedFunctions, routeFunctions } from '#scripts/serve/route-functions.ts';

const MODULES: Readonly<Record<string, { default: FunctionHandler; config: FunctionModule['config'] }>> = {
	alert,
	clearCache,
	country,
	document,
	hapi,
	health,
	image,
	live,
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
	unsubscribe,
	vitals,
};

/** The functions' sources, except the page function and the health check's page, which need a build: tests provide others, or none. */
export function shopFunctions(
	named: Readonly<Record<string, FunctionHandler>> = {},
	checkPage: () => Promise<unknown> = async () => undefined,
): LoadedFunctions {
	const own = { ...MODULES, health: { default: health.createHealthFunction(checkPage), config: health.config } };
	const modules = Object.entries(own).map(([name, { default: handler, config }]) => ({ name, handler, config }));
	return routeFunctions([...modules, ...Object.entries(named).map(([name, handler]) => ({ name, handler, config: undefined }))]);
}
