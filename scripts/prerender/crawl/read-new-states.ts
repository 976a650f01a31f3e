import type { Change } from '@titraj/contract/changes.ts';
import type { ApiClient } from '#lib/api/client.ts';
import { ApiFailure } from '#lib/api/result.ts';
import { toFailure } from '../render/failure.ts';
import type { Failure } from '../render/worker-messages.ts';
import type { NewState } from './affected-paths.ts';
import { readNewState } from './read-new-state.ts';

/** Changed entities that are asked for at once. */
const READS_AT_ONCE = 20;

/** What the changed entities are now. Of one that could not be read only the pages that it was on are known; the failure keeps its change. */
export async function readNewStates(changes: readonly Change[], clients: readonly ApiClient[]) {
	const states = new Map<Change, NewState>();
	const failures: Failure[] = [];
	const read = async (change: Change) => {
		const state = await readNewState(change, clients);
		if (state.ok) states.set(change, state.data);
		else failures.push(toFailure(`${change.entity}:${change.entity_id}`, new ApiFailure(state.error)));
	};
	for (let at = 0; at < changes.length; at += READS_AT_ONCE) await Promise.all(changes.slice(at, at + READS_AT_ONCE).map(read));
	return { states, failures };
}
