import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Market } from '../platform/market/market.ts';
import { type Address, entitiesIn, parseAddress } from './addresses/parse-address.ts';
import { writeAddress } from './addresses/write-address.ts';
import type { Database } from './tables.ts';
import { findTranslations } from './translations/find-translations.ts';

type Item = Record<string, unknown>;

/**
 * Endpoints whose entities get alternates: the route table for its literal entries, and the endpoints behind its templates for their items.
 */
const ENTITIES: Partial<Record<EndpointName, (data: unknown) => Item[]>> = {
	_get_hapi_misc_routes: (data) => toItems(data).filter(({ path }) => typeof path === 'string'),
	_get_hapi_catalog_products: (data) => itemsOf(data).filter((item) => 'category_parents' in item),
	_post_hapi_catalog_product: (data) => toItems([data]),
	_get_hapi_publish_posts: (data) => itemsOf(data).filter((item) => 'breadcrumbs' in item),
	_post_hapi_publish_post: (data) => toItems([data]),
	_get_hapi_location: itemsOf,
};

export const namesAlternates = (name: EndpointName): boolean => name in ENTITIES;

/** Adds `alternates` (path by market) to the entities of a Croatian response, for every enabled market that has the entity. */
export async function addAlternates(name: EndpointName, answer: unknown, { db, markets }: { db: Database; markets: readonly Market[] }): Promise<void> {
	const entities = (ENTITIES[name]?.(isItem(answer) ? answer['data'] : null) ?? []).flatMap((entity) => {
		const address = parseAddress(String(entity['url_without_domain'] ?? entity['path']));
		return address === null ? [] : [{ entity, address }];
	});
	const keys = entities.flatMap(({ address }) => entitiesIn(address));
	const translations = await findTranslations(db, keys, { markets, textsOf: null });
	for (const { entity, address } of entities) entity['alternates'] = toAlternates(address);

	function toAlternates(address: Address): Record<string, string> {
		return Object.fromEntries(
			markets.flatMap((market) => {
				const path = writeAddress(address, market, translations);
				return path === null ? [] : [[market, path]];
			}),
		);
	}
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const toItems = (values: unknown): Item[] => (Array.isArray(values) ? values.filter(isItem) : []);

function itemsOf(data: unknown): Item[] {
	return isItem(data) ? toItems(data['items']) : [];
}
