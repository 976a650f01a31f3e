import type { Environment } from './environment.server.ts';

/** The settings that affect prerendered pages and the files beside them: when one changes, all pages are rendered again. No secrets. */
export function pageSettings({ paymentHosts, scriptHosts, tagHosts, auth, checkout, warehouseView, serviceWorker }: Environment) {
	return { paymentHosts, scriptHosts, tagHosts, auth, checkout, warehouseView, serviceWorker };
}
