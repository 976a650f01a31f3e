import type { EndpointTable } from '@titraj/contract/site.ts';
import { type CallSettings, callBackend, type WantedCall } from './call-backend.ts';
import type { Verdict } from './check-contract.ts';
import type { Samples } from './samples.ts';

const UNKNOWN_ID = 2_000_000_000;

/** Checks rules that no single answer's shape shows: how calls are refused, and whether lists can be paged through. */
export async function checkRules(settings: CallSettings, table: EndpointTable, { productIds }: Samples): Promise<readonly Verdict[]> {
	const products = table['_get_hapi_catalog_products'];
	const product = table['_post_hapi_catalog_product'];
	const cart = table['_get_hapi_webshop_cart'];
	const rule = (name: string, errors: readonly string[]): Verdict => ({ name: `rule: ${name}`, part: 'core', errors });
	const status = async (call: WantedCall, token = settings.token) => (await callBackend({ ...settings, ...(token !== undefined && { token }) }, call)).status;
	const verdicts: Verdict[] = [];
	if (cart) {
		const found = await status({ ...cart, request: {} }, 'no-such-token');
		verdicts.push(rule('a wrong token is refused with 401', found === 401 ? [] : [`GET ${cart.path} with a wrong token: status ${found}`]));
	}
	if (product) {
		const found = await status({ ...product, request: { item_id: UNKNOWN_ID } });
		verdicts.push(rule('an unknown product is 404', found === 404 ? [] : [`POST ${product.path} for id ${UNKNOWN_ID}: status ${found}`]));
	}
	if (products) {
		const found = await status({ ...products, request: { cursor: 'no-such-cursor' } });
		verdicts.push(
			rule('a wrong cursor is refused, not failed at', found >= 400 && found < 500 ? [] : [`GET ${products.path}?cursor=no-such-cursor: status ${found}`]),
		);
		verdicts.push(rule('cursors walk a list once', productIds.length === 0 ? [] : await walk(settings, products)));
	}
	return verdicts;
}

/** Pages through a list in a few small steps: each brings other products, and no more than were asked for. */
async function walk(settings: CallSettings, products: Pick<WantedCall, 'method' | 'path'>): Promise<readonly string[]> {
	const seen = new Set<unknown>();
	let cursor: unknown = null;
	for (let step = 0; step < 4; step++) {
		const request = { limit: 2, sort: 'id', ...(cursor !== null && { cursor }) };
		const { body, status } = await callBackend(settings, { ...products, request });
		const data = isObject(body) && isObject(body['data']) ? body['data'] : null;
		const items = data && Array.isArray(data['items']) ? data['items'].filter(isObject) : null;
		if (items === null) return [`step ${step + 1}: status ${status}, no $.data.items`];
		if (items.length > 2) return [`limit=2 brought ${items.length} products`];
		const repeated = items.find(({ id }) => seen.has(id));
		if (repeated) return [`step ${step + 1} brings product ${String(repeated['id'])} again`];
		for (const { id } of items) seen.add(id);
		cursor = data?.['next_cursor'] ?? null;
		if (cursor === null) return [];
	}
	return [];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
