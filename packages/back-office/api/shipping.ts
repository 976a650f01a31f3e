import type { NewZone, ShippingMethodView, ShippingSettings, Zone } from '@titraj/backend/merchant-api/routes/shipping-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { NewZone, ShippingSettings, Zone };
export type ShippingMethod = ShippingMethodView;
/** Sides as they were typed: the shop refuses other than three. */
type NewShippingMethod = Omit<ShippingMethod, 'id' | 'maximum_size_mm'> & { readonly maximum_size_mm: readonly number[] | null };

export const readZones = read<Items<Zone>>('/shipping-zones');
export const readZone = (id: string): Read<Zone> => read<Zone>(`/shipping-zones/${encodeURIComponent(id)}`)();
export const addZone = (zone: NewZone): Promise<Result<Zone>> => send({ method: 'POST', path: '/shipping-zones', body: zone });
export const saveZone = (id: number, zone: NewZone, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/shipping-zones/${id}`, body: zone, ifMatch: version });
export const removeZone = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/shipping-zones/${id}` });

export const readShippingMethods = read<Items<ShippingMethod>>('/shipping-methods');
export const readShippingMethod = (id: string): Read<ShippingMethod> => read<ShippingMethod>(`/shipping-methods/${encodeURIComponent(id)}`)();
export const addShippingMethod = (method: NewShippingMethod): Promise<Result<ShippingMethod>> =>
	send({ method: 'POST', path: '/shipping-methods', body: method });
export const saveShippingMethod = (id: number, method: NewShippingMethod, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/shipping-methods/${id}`, body: method, ifMatch: version });
export const removeShippingMethod = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/shipping-methods/${id}` });

export const readShippingSettings = read<ShippingSettings>('/settings/shipping');
export const saveShippingSettings = (settings: ShippingSettings, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/settings/shipping', body: settings, ifMatch: version });
