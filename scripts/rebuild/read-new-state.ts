import type { ApiClient } from '#lib/api/client.ts';
import type { Change } from '#lib/contract/changes.ts';
import type { NewState } from './affected-paths.ts';

const GONE: NewState = { paths: [] };

/** Asks the backend for what an entity is now; one that is gone or not to be seen has no address. Throws nothing: what cannot be read is looked up by the manifest alone. */
export async function readNewState({ entity, entity_id: id }: Change, clients: readonly ApiClient[]): Promise<NewState> {
	if (id === null) return GONE;
	const states = await Promise.all(clients.map((client) => readIn(client, entity, id)));
	const [first] = states;
	return { ...first, paths: states.flatMap(({ paths }) => paths), siblings: states.flatMap(({ siblings }) => siblings ?? []) };
}

async function readIn(client: ApiClient, entity: Change['entity'], id: number): Promise<NewState> {
	if (entity === 'product') {
		const answer = await client.call('_post_hapi_catalog_product', { item_id: id });
		if (!answer.ok) return GONE;
		const { url_without_domain: path, category_id, manufacturer_id, variation } = answer.data;
		const siblings = (variation?.options ?? []).map(({ url_without_domain: sibling }) => sibling).filter((sibling) => sibling !== path);
		return {
			paths: [path],
			siblings,
			...(category_id !== null && { categoryId: category_id }),
			...(manufacturer_id !== null && { manufacturerId: manufacturer_id }),
		};
	}
	if (entity === 'post') {
		const answer = await client.call('_post_hapi_publish_post', { item_id: id });
		return answer.ok ? { paths: [answer.data.url_without_domain] } : GONE;
	}
	return GONE;
}
