import { findStartRefusals } from '@titraj/backend/start-refusals.ts';
import type { ShopDefinition } from '@titraj/contract/shop/define-shop.ts';
import type { Finding } from './finding.ts';

const NAME = 'data';

/** Checks that the embedded backend would start with a data folder. `isRunning`: a shop of this checkout runs, so its backend has the folder rightly. */
export function checkData(dataDir: string, { shop, isRunning }: { readonly shop: ShopDefinition; readonly isRunning: boolean }): readonly Finding[] {
	const { owner, reasons } = findStartRefusals({ shop, dataDir });
	if (owner !== null && !isRunning) {
		const message = `${dataDir} is in use by a backend that runs alone (process ${owner}).`;
		return [{ name: NAME, state: 'bad', message, fix: 'Stop it, or start with another folder: npm start -- --data .data/other' }];
	}
	if (reasons.length > 0) return reasons.map((message) => ({ name: NAME, state: 'bad', message }));
	return [{ name: NAME, state: 'good', message: owner === null ? `${dataDir} is free` : `${dataDir} is used by the shop of this checkout` }];
}
