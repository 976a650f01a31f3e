import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Market } from '../platform/market/market.ts';
import { type Address, parseAddress, thingsIn } from './addresses/parse-address.ts';
import { writeAddress } from './addresses/write-address.ts';
import { findTranslations } from './translations/find-translations.ts';

type Thing = Record<string, unknown>;

/** Answers that name the addresses of their things in other languages: the route table for each literal entry, the lists behind its templates for each item. */
const THINGS: Partial<Record<EndpointName, (data: unknown) => Thing[]>> = {
	_get_hapi_misc_routes: (data) => toThings(data).filter(({ path }) => typeof path === 'string'),
	_get_hapi_catalog_products: (data) => itemsOf(data).filter((item) => 'category_parents' in item),
	_post_hapi_catalog_product: (data) => toThings([data]),
	_get_hapi_publish_posts: (data) => itemsOf(data).filter((item) => 'breadcrumbs' in item),
	_post_hapi_publish_post: (data) => toThings([data]),
	_get_hapi_location: itemsOf,
};

export const namesAlternates = (name: EndpointName): boolean => name in THINGS;

/** Adds `alternates`, market -> address, to the things of a Croatian answer: every market that is asked for and has the thing. */
export async function addAlternates(name: EndpointName, answer: unknown, { db, markets }: { db: Database; markets: readonly Market[] }): Promise<void> {
	const things = (THINGS[name]?.(isThing(answer) ? answer['data'] : null) ?? []).flatMap((thing) => {
		const address = parseAddress(String(thing['url_without_domain'] ?? thing['path']));
		return address === null ? [] : [{ thing, address }];
	});
	const keys = things.flatMap(({ address }) => thingsIn(address));
	const translations = await findTranslations(db, keys, { markets, textsOf: null });
	for (const { thing, address } of things) thing['alternates'] = toAlternates(address);

	function toAlternates(address: Address): Record<string, string> {
		return Object.fromEntries(
			markets.flatMap((market) => {
				const path = writeAddress(address, market, translations);
				return path === null ? [] : [[market, path]];
			}),
		);
	}
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const toThings = (values: unknown): Thing[] => (Array.isArray(values) ? values.filter(isThing) : []);

function itemsOf(data: unknown): Thing[] {
	return isThing(data) ? toThings(data['items']) : [];
}
