import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface NewZone {
	readonly title: string;
	/** `HR`, `HR 214` or `HR 20000-20999`. */
	readonly areas: readonly string[];
}

export interface Zone extends NewZone {
	readonly id: number;
}

interface Price {
	/** Euros of goods, or grams. */
	readonly above: string;
	readonly price: string;
}

export interface NewShippingMethod {
	/** Null for pickup. */
	readonly zone_id: number | null;
	readonly code: string;
	readonly title: string;
	readonly title_en: string;
	readonly to: string;
	readonly basis: string;
	readonly prices: readonly Price[];
	readonly free_over: string | null;
	readonly maximum_grams: number | null;
	/** Three sides in millimetres. */
	readonly maximum_size_mm: readonly number[] | null;
	readonly takes_bulky: boolean;
	readonly only_bulky: boolean;
	readonly bulky: string;
	readonly takes_cash: boolean;
	readonly days_from: number;
	readonly days_to: number;
	readonly choice_days: number;
}

export interface ShippingMethod extends NewShippingMethod {
	readonly id: number;
}

/** What holds for all zones. */
export interface ShippingSettings {
	readonly default_grams: number;
	readonly cut_off: string | null;
	readonly pickup_until: string | null;
	readonly closed_days: readonly string[];
	readonly countries: Readonly<Record<string, readonly string[]>>;
}

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
