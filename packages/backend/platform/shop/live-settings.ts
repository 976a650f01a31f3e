import type { Database } from '../database/tables.ts';
import type { BackendConfig } from '../settings/config.ts';
import { readShopSettings, type ShopSettings, takesTransfers } from './shop-settings.ts';

/** Settings of the process and of the shop, as a call finds them. */
export interface CallConfig extends BackendConfig, ShopSettings {
	/** Whether money may be sent to the company's account. */
	readonly takesTransfers: boolean;
}

export interface LiveSettings {
	/** At most a second old, so that a call needs no query of its own; other processes may have written them. */
	read(): Promise<CallConfig>;
	/** After a write: the next call reads anew. */
	forget(): void;
}

const OLDEST_MS = 1000;

/** The shop's settings, shared by all calls of a process. */
export function createLiveSettings(db: Database, config: BackendConfig): LiveSettings {
	let known: { readonly at: number; readonly settings: Promise<CallConfig> } | undefined;
	const load = async (): Promise<CallConfig> => {
		const settings = await readShopSettings(db);
		return { ...config, ...settings, takesTransfers: takesTransfers(settings.company, config.host) };
	};
	const forget = () => {
		known = undefined;
	};
	return {
		read() {
			const at = performance.now();
			if (known === undefined || at - known.at > OLDEST_MS) {
				known = { at, settings: load() };
				// A failed read is not kept.
				known.settings.catch(forget);
			}
			return known.settings;
		},
		forget,
	};
}
