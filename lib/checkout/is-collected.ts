import type { Order } from '@titraj/contract/orders.ts';

type Parcel = Pick<Order['parcels'][number], 'location_id' | 'locker'>;

/** Whether nothing of an order is brought to its address: all of it waits in stores or parcel lockers. */
export const isCollected = ({ parcels }: { readonly parcels: readonly Parcel[] }): boolean =>
	parcels.length > 0 && parcels.every(({ location_id, locker }) => location_id !== null || Boolean(locker));
