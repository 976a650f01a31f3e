import { createBudgetedLoads } from '#lib/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/server/cache/memory-budget.server.ts';

/** Letters: a longer address than most are is looked up each time. */
const LONGEST = 2000;

interface RuleMemory<Found> {
	/** Bytes of what was found, in memory. */
	readonly bytesOf: (found: Found) => number;
	readonly budget?: MemoryBudget;
}

/** Remembers what the rules say of an address, within the memory budget. */
export function createRuleMemory<Found>({
	bytesOf,
	budget = sharedBudget(),
}: RuleMemory<Found>): (address: string, find: () => Promise<Found>) => Promise<Found> {
	const rule = createBudgetedLoads<Found>({ budget, bytesOf });
	return (address, find) => (address.length > LONGEST ? find() : rule(address, find));
}
