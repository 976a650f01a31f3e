import type { Change } from '@titraj/contract/changes.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { ApiFailure, type Result } from '#lib/platform/http/result.ts';
import { type Failure, toFailure } from '../render/failure.ts';
import type { NewState } from './affected-paths.ts';

const READS_AT_ONCE = 20;

/** The state of an entity that is gone, hidden, or without pages of its own. */
const GONE: NewState = { paths: [] };

/**
 * Reads the current states of changed entities, in the languages of `clients`. An entity that cannot be read has a failure and no state: then only the
 * pages that showed it before are known.
 */
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

async function readNewState({ entity, entity_id: id }: Change, clients: readonly ApiClient[]): Promise<Result<NewState>> {
	if (id === null) return { ok: true, data: GONE };
	const states: NewState[] = [];
	for (const answer of await Promise.all(clients.map((client) => readIn(client, entity, id)))) {
		if (answer.ok) states.push(answer.data);
		else if (isGone(answer)) states.push(GONE);
		else return answer;
	}
	const [first] = states;
	return { ok: true, data: { ...first, paths: states.flatMap(({ paths }) => paths), siblings: states.flatMap(({ siblings }) => siblings ?? []) } };
}

function isGone({ error }: Extract<Result<unknown>, { ok: false }>): boolean {
	return error.kind === 'rejected' || error.statusCode === 404;
}

/** An entity's current state in the client's language. */
async function readIn(client: ApiClient, entity: Change['entity'], id: number): Promise<Result<NewState>> {
	if (entity === 'product') {
		const answer = await client.call('_post_hapi_catalog_product', { item_id: id });
		if (!answer.ok) return answer;
		const { url_without_domain: path, category_id, manufacturer_id, variation } = answer.data;
		const siblings = (variation?.options ?? []).map(({ url_without_domain: sibling }) => sibling).filter((sibling) => sibling !== path);
		return {
			ok: true,
			data: {
				paths: [path],
				siblings,
				...(category_id !== null && { categoryId: category_id }),
				...(manufacturer_id !== null && { manufacturerId: manufacturer_id }),
			},
		};
	}
	if (entity === 'post') {
		const answer = await client.call('_post_hapi_publish_post', { item_id: id });
		return answer.ok ? { ok: true, data: { paths: [answer.data.url_without_domain] } } : answer;
	}
	return { ok: true, data: GONE };
}
