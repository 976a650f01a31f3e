import { createBudgetedLoads } from '#lib/platform/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/platform/server/cache/memory-budget.server.ts';

/** Characters. Longer addresses are not cached. */
const LONGEST = 2000;

interface RuleCacheOptions<Found> {
	/** Bytes in memory of what was found. */
	readonly bytesOf: (found: Found) => number;
	readonly budget?: MemoryBudget;
}

/** Caches the rules that apply to an address, within the memory budget. */
export function createRuleCache<Found>({
	bytesOf,
	budget = sharedBudget(),
}: RuleCacheOptions<Found>): (address: string, find: () => Promise<Found>) => Promise<Found> {
	const rule = createBudgetedLoads<Found>({ budget, bytesOf });
	return (address, find) => (address.length > LONGEST ? find() : rule(address, find));
}
