import type { ShippingMethod } from '@titraj/contract/checkout.ts';
import { ofEntity } from '../../localization/text-entity.ts';
import type { TextLang } from '../../platform/http/language.ts';
import type { Currency } from '../../platform/market/currency.ts';
import { toMajor } from '../../platform/market/money.ts';
import { toDeliveryWindow } from './delivery-window.ts';
import type { Dispatch } from './dispatch.ts';
import { findShippingError } from './shipping-error.ts';
import { shippingRules, toShippingCents } from './shipping-rules.ts';

interface Parcel {
	goodsCents: number;
	address: { country: string; postcode: string } | null;
	now: Date;
	dispatch: Dispatch;
	currency: Currency;
	lang: TextLang;
	/** There are parcel lockers. */
	lockers: boolean;
}

/** Every way of delivery that the shop has for a parcel, with what stands in its way. */
export function toShippingMethods({ goodsCents, address, now, dispatch, currency, lang, lockers }: Parcel): ShippingMethod[] {
	const offered = shippingRules(currency).filter(({ needsLocker }) => lockers || !needsLocker);
	return offered.map((rule) => {
		const error = findShippingError(rule, address);
		const { from, to, dates } = toDeliveryWindow(rule, { now, postcode: address?.postcode ?? null, dispatch });
		return {
			code: rule.code,
			title: rule.titles[lang],
			...ofEntity('message', `shipping.${rule.code}`),
			amount: toMajor(toShippingCents(rule, goodsCents)),
			free_over: rule.freeOverCents === null ? null : toMajor(rule.freeOverCents),
			needs_location: rule.needsStore,
			needs_locker: rule.needsLocker,
			is_available: error === null,
			label_name: error,
			delivery_from: from,
			delivery_to: to,
			delivery_dates: dates,
		};
	});
}
