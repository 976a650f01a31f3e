import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import { toMajor } from '../platform/market/money.ts';
import type { TextReader } from '../platform/market/own-text.ts';
import { toDeliveryWindow } from './delivery-window.ts';
import type { Dispatch } from './dispatch.ts';
import { findShippingError } from './shipping-error.ts';
import { isCollected, type Parcel, type ShippingRule, toFreeOver, toShippingCents } from './shipping-rules.ts';
import { shippingTitle } from './shipping-title.ts';

interface Asked {
	readonly parcel: Parcel;
	readonly now: Date;
	readonly dispatch: Dispatch;
	readonly reader: TextReader;
	/** Whether pieces are not in stock: the methods then promise no days. */
	readonly waitsForStock: boolean;
	/** Whether there are parcel lockers. */
	readonly lockers: boolean;
}

/** Maps shipping methods to the wire format, with the error of each for this parcel. */
export function toShippingMethods(rules: readonly ShippingRule[], { parcel, now, dispatch, reader, waitsForStock, lockers }: Asked): ShippingMethod[] {
	return rules
		.filter(({ kind, onlyBulky }) => (lockers || kind !== 'locker') && (!onlyBulky || parcel.bulkyPieces > 0))
		.map((rule) => {
			const error = findShippingError(rule, parcel);
			const freeOver = toFreeOver(rule);
			const days = waitsForStock ? null : toDeliveryWindow(rule, now, dispatch);
			return {
				code: rule.code,
				...shippingTitle(rule, reader),
				amount: toMajor(toShippingCents(rule, parcel)),
				free_over: freeOver === null ? null : toMajor(freeOver),
				needs_location: rule.kind === 'pickup',
				needs_locker: rule.kind === 'locker',
				needs_address: !isCollected(rule),
				is_available: error === null,
				label_name: error,
				delivery_from: days?.from ?? null,
				delivery_to: days?.to ?? null,
				delivery_dates: days?.dates ?? [],
			};
		});
}
