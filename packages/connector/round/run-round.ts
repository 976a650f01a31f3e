import { compareContent, syncContent } from '../content/sync-content.ts';
import { importFeeds } from '../files/import-feeds.ts';
import { readFulfilments } from '../fulfilment/read-fulfilments.ts';
import { messageOf } from '../http/call-error.ts';
import { pullOrders } from '../orders/pull-orders.ts';
import { pushOrders } from '../orders/push-orders.ts';
import { compareProducts } from '../products/compare-products.ts';
import { syncProducts } from '../products/sync-products.ts';
import { keepState } from '../state/kept-state.ts';
import { reportProblems } from './report-problems.ts';
import type { Round } from './round.ts';

/**
 * One round: orders out, fulfilment back, products in, or posts and pages in, a report of what was given up, and a copy of the state for backups; with `compare`
 * everything instead of what changed. A step that fails does not stop the others, and is done again in the next round. Returns whether all went well.
 */
export async function runRound<Product>(round: Round<Product>, { compare = false }: { compare?: boolean } = {}): Promise<boolean> {
	const ofContent = [compare ? compareContent : syncContent];
	const ofShop = [pullOrders, pushOrders, readFulfilments, importFeeds, compare ? compareProducts : syncProducts];
	const steps = [...(round.connector.content === undefined ? ofShop : ofContent), reportProblems, keepState];
	let isWell = true;
	for (const step of steps) {
		if (round.isEnding()) break;
		try {
			await step(round);
		} catch (error) {
			isWell = false;
			round.log({ event: 'step_failed', step: step.name, reason: messageOf(error) });
			if (!round.dryRun) round.state.count('steps_failed');
		}
	}
	if (!round.dryRun) round.state.count('rounds');
	return isWell;
}
