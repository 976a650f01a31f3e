import type { Environment } from './environment.server.ts';

/** The settings that stand in prerendered pages and the files beside them: where one of them changes, all are made anew. No secrets. */
export function pageSettings({ paymentHosts, scriptHosts, tagHosts, auth, checkout, warehouseView, serviceWorker }: Environment) {
	return { paymentHosts, scriptHosts, tagHosts, auth, checkout, warehouseView, serviceWorker };
}
