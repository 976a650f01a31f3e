import { loadFullProducts, toShoppingCartCode } from '../../../catalog/index.ts';
import type { Call, Handlers } from '../../../platform/http/handler.ts';
import { JsonText } from '../../../platform/http/json-text.ts';
import { ownerOf } from '../../../platform/visitor/cart-owner.ts';
import { parseCartCode } from '../../parse-cart-code.ts';
import { addToCompare, readCompareIds, removeFromCompare } from './compare-list.ts';

type Names = '_get_hapi_compare' | '_post_hapi_compare' | '_delete_hapi_compare';

export const compareHandlers: Handlers<Names> = {
	_get_hapi_compare: async (_query, call) => answer(call, null),
	_post_hapi_compare: async ({ shopping_cart_code }, call) => {
		const id = parseCartCode(shopping_cart_code);
		return answer(call, id === null ? 'error_compare_product' : await addToCompare(call.db, ownerOf(call.session), id));
	},
	_delete_hapi_compare: async ({ shopping_cart_code }, call) => {
		const id = parseCartCode(shopping_cart_code);
		if (id !== null) await removeFromCompare(call.db, ownerOf(call.session), id);
		return answer(call, null);
	},
};

/** Returns the whole comparison, also after a refusal. */
async function answer({ db, session, config }: Call, refused: string | null): Promise<JsonText> {
	const owner = ownerOf(session);
	const ids = await readCompareIds(db, owner);
	const products = await loadFullProducts(db, ids, { siteUrl: config.siteUrl, owner });
	const items = ids.map((id, index) => `{"id":${id},"shopping_cart_code":"${toShoppingCartCode(id)}","model":${products[index]}}`);
	const outcome = refused === null ? '"success":true' : `"success":false,"label_name":"${refused}"`;
	return new JsonText(`{${outcome},"data":{"items":[${items.join(',')}]}}`);
}
