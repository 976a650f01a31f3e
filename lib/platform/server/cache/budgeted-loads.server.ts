import { shareLoad } from '@titraj/contract/share-load.ts';
import { bytesOfTexts, type MemoryBudget, type Share } from './memory-budget.server.ts';

interface BudgetedLoads<Value> {
	readonly budget: MemoryBudget;
	/** Size of a value, without its key. */
	readonly bytesOf: (value: Value) => number;
}

/** Caches loaded values by key, within a memory budget that it shares with other caches. Keys and values count. */
export function createBudgetedLoads<Value>({ budget, bytesOf }: BudgetedLoads<Value>): (key: string, load: () => Promise<Value>) => Promise<Value> {
	const kept = new Map<string, Promise<Value>>();
	const shares = new Map<string, Share>();
	const evict = (key: string) => {
		shares.delete(key);
		kept.delete(key);
	};
	const count = (key: string, value: Value) => {
		const bytes = bytesOfTexts(key) + bytesOf(value);
		if (budget.takes(bytes))
			shares.set(
				key,
				budget.open(bytes, () => evict(key)),
			);
		else kept.delete(key);
	};
	return (key, load) => {
		shares.get(key)?.touch();
		return shareLoad(kept, key, async () => {
			const value = await load();
			count(key, value);
			return value;
		});
	};
}
