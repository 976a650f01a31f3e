import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Shares the wishlist by a link, or stops sharing it; false if the call failed (extension, D30). */
export async function shareWishlist(shared: boolean): Promise<boolean> {
	return (await fetchApi('/api/hapi/wishlist/share', { method: 'POST', body: { shared } })).ok;
}
