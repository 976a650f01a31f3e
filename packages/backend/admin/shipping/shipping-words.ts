import type { ZoneArea } from '../../editor/edit-shipping.ts';
import type { ShippingKind } from '../../platform/database/tables/shipping-tables.ts';
import { ADMIN_PATH, type sendAdminPage } from '../admin-page.ts';
import { nameCountry } from '../tax-words.ts';

export const SHIPPING_PATH = `${ADMIN_PATH}dostava/`;
export const ZONE_PATH = `${SHIPPING_PATH}zone/`;
export const METHOD_PATH = `${SHIPPING_PATH}nacini/`;

export type Notice = Parameters<typeof sendAdminPage>[1]['notice'];
export const SAVED = { kind: 'done', text: 'Spremljeno. Vrijedi odmah.' } as const;

export const KINDS: Readonly<Record<ShippingKind, string>> = { home: 'na adresu', locker: 'u paketomat', pickup: 'preuzimanje u poslovnici' };

/** Area as shown: `Hrvatska`, or `Hrvatska 20000 do 20999`. */
export function describeArea({ country, postcode_from, postcode_to }: ZoneArea): string {
	if (postcode_from === null) return nameCountry(country);
	return `${nameCountry(country)} ${postcode_from}${postcode_to === postcode_from ? '' : ` do ${postcode_to}`}`;
}

/** Area as entered: `HR`, `HR 214` or `HR 20000-20999`. */
export const writeArea = ({ country, postcode_from, postcode_to }: ZoneArea): string =>
	[country, postcode_from === null ? '' : postcode_from === postcode_to ? postcode_from : `${postcode_from}-${postcode_to}`].filter(Boolean).join(' ');

export const toId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
