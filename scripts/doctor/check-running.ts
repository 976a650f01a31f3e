import { lockShop, type ShopFolders } from '../run/shop-folders.ts';
import type { Finding } from './finding.ts';

/** Whether a shop of this checkout runs, which a second `npm start` would refuse; null if none does. */
export async function checkRunning(folders: ShopFolders): Promise<Finding | null> {
	try {
		using _ = await lockShop(folders);
		return null;
	} catch (cause) {
		const [owner = ''] = /\(process \d+\)/.exec(cause instanceof Error ? cause.message : '') ?? [];
		return {
			...{ name: 'npm start', state: 'note' },
			message: `A shop of this checkout is running${owner && ` ${owner}`}.`,
			fix: 'Stop it before you start it again, or start a second one: npm start -- --data .data/other --port 8889 --backend-port 8788',
		};
	}
}
