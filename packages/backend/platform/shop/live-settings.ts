import type { Database } from '../database/tables.ts';
import type { BackendConfig } from '../settings/config.ts';
import { readShopSettings, type ShopSettings, takesTransfers } from './shop-settings.ts';

/** Settings of the process and of the shop, as handlers see them. */
export interface CallConfig extends BackendConfig, ShopSettings {
	/** Whether bank transfers can be offered. */
	readonly takesTransfers: boolean;
}

export interface LiveSettings {
	/** Cached for a second, which saves a query per request. Other processes may write the settings, so the cache has to expire. */
	read(): Promise<CallConfig>;
	/** Invalidates the cache after a write. */
	forget(): void;
}

const OLDEST_MS = 1000;

export function createLiveSettings(db: Database, config: BackendConfig): LiveSettings {
	let known: { readonly at: number; readonly settings: Promise<CallConfig> } | undefined;
	const load = async (): Promise<CallConfig> => {
		const settings = await readShopSettings(db);
		return { ...config, ...settings, takesTransfers: takesTransfers(settings.company, config) };
	};
	const forget = () => {
		known = undefined;
	};
	return {
		read() {
			const at = performance.now();
			if (known === undefined || at - known.at > OLDEST_MS) {
				known = { at, settings: load() };
				// Do not cache a failed read.
				known.settings.catch(forget);
			}
			return known.settings;
		},
		forget,
	};
}
