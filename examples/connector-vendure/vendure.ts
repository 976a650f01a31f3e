import type { Engine } from '@titraj/connector';
import { findVendureOrder, placeVendureOrder, type ShippingSettings } from './place-order.ts';
import { cancelVendureOrder, readVendureFulfilments } from './read-fulfilments.ts';
import { readAllItems, readChangedItems } from './read-products.ts';
import type { VendureItem } from './types.ts';
import { openVendure, type VendureAccess } from './vendure-client.ts';

export interface VendureSettings extends VendureAccess, ShippingSettings {
	/** Seconds between two readings of all orders of the last 60 days, which find refunds of orders that have left; 600 by default. */
	readonly wideEvery?: number;
	/** Seconds that are read again; 30 by default. Some databases store whole seconds, clocks of machines differ, and long transactions end later. */
	readonly overlap?: number;
}

const WIDE_EVERY = 600;
const OVERLAP = 30;

/** Vendure 3 by its Admin API. Nothing of Vendure runs here: its licence is GPL-3.0. */
export function vendure(settings: VendureSettings): Engine<VendureItem> {
	const client = openVendure(settings);
	const overlap = (settings.overlap ?? OVERLAP) * 1000;
	const wideEvery = (settings.wideEvery ?? WIDE_EVERY) * 1000;
	return {
		name: 'Vendure',
		idOf: ({ variant }) => variant.id,
		readChanges: (cursor) => readChangedItems(client, cursor, overlap),
		readAll: () => readAllItems(client),
		findOrder: (order) => findVendureOrder(client, order),
		sendOrder: (order) => placeVendureOrder(client, order, settings),
		cancelOrder: (id) => cancelVendureOrder(client, id),
		readFulfilments: (cursor) => readVendureFulfilments(client, cursor, { wideEvery, overlap }),
	};
}
