import { addToCart } from '#lib/cart/client/add-to-cart.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { changeCartData } from './change-cart-data.ts';

/**
 * Adds a product to the cart and selects pickup in a store for it. `refused`: not that many are available; `failed`: may be retried, but the
 * product may be in the cart already.
 */
export async function reserveInStore(cartCode: string, storeId: number): Promise<'reserved' | 'refused' | 'failed'> {
	const added = await addToCart(cartCode, 1);
	if (added !== 'added') return added === 'refused' || added === 'full' ? 'refused' : 'failed';
	const parcels = await fetchApi('/api/hapi/webshop/parcel-shipping');
	const [parcel] = parcels.ok ? parcels.data.items : [];
	const pickup = parcel?.methods.find(({ needs_location, is_available }) => needs_location && is_available);
	if (!parcel || !pickup) return 'failed';
	const body = { parcel_id: parcel.parcel_id, shipping_code: pickup.code, location_id: storeId };
	return (await changeCartData('/api/hapi/webshop/parcel-shipping', { method: 'PUT', body })).ok ? 'reserved' : 'failed';
}
