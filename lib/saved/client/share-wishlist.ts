import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Lets others see the wishlist by a link, or ends that; false when the shop could not be asked (extension, D30). */
export async function shareWishlist(shared: boolean): Promise<boolean> {
	return (await fetchApi('/api/hapi/wishlist/share', { method: 'POST', body: { shared } })).ok;
}
