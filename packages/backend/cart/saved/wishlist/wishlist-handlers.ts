import { randomBytes } from 'node:crypto';
import type { savedCalls } from '@titraj/contract/calls/saved.ts';
import type { Call, Handler, Handlers } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { ownerOf } from '../../../platform/visitor/cart-owner.ts';
import { readWishlist } from './read-wishlist.ts';
import { wishlistCategories } from './wishlist-categories.ts';
import { findWishlist, growVersion, lockWishlist } from './wishlist-owner.ts';
import { putWish, removeWish } from './write-wishlist.ts';

const getWishlist: Handler<'_get_hapi_wishlist'> = async ({ category_id, share_code }, { db, session }) => {
	if (share_code === undefined) return { success: true, data: await readWishlist(db, await findWishlist(db, ownerOf(session)), category_id) };
	const shared = await db.selectFrom('wishlists').selectAll().where('share_code', '=', share_code).executeTakeFirst();
	return shared === undefined ? notFound('wishlist') : { success: true, data: await readWishlist(db, shared, category_id) };
};

const shareWishlist: Handler<'_post_hapi_wishlist_share'> = async ({ shared }, call) => {
	await call.db.transaction().execute(async (trx) => {
		const list = await lockWishlist(trx, ownerOf(call.session));
		if (shared === (list.share_code !== null)) return;
		const share_code = shared ? randomBytes(18).toString('base64url') : null;
		await trx.updateTable('wishlists').set({ share_code }).where('id', '=', list.id).execute();
		await growVersion(trx, [list.id]);
	});
	return own(call);
};

export const wishlistHandlers: Handlers<Exclude<keyof typeof savedCalls, `${string}_compare`>> = {
	_get_hapi_wishlist: getWishlist,
	_post_hapi_wishlist: async ({ code, qty = 1 }, call) => {
		const refused = await putWish(call.db, ownerOf(call.session), { code, qty });
		return refused === null ? own(call) : { ...(await own(call)), success: false, label_name: refused };
	},
	_delete_hapi_wishlist: async ({ id }, call) => {
		await removeWish(call.db, ownerOf(call.session), id);
		return own(call);
	},
	_get_hapi_wishlist_categories: wishlistCategories,
	_post_hapi_wishlist_share: shareWishlist,
};

async function own({ db, session }: Call) {
	return { success: true, data: await readWishlist(db, await findWishlist(db, ownerOf(session))) };
}
