import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import type { Choice } from '#components/checkout/ChoiceList.tsx';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';

/** Maps a delivery method to a choice with its title, delivery days, price, and the reason if it is unavailable. */
export function toShippingChoice(
	{ code, title, amount, is_available, label_name, needs_location, delivery_from, delivery_to }: ShippingMethod,
	t: Translator,
): Choice {
	const money = toMoney(amount, pageCurrency());
	const days =
		delivery_from &&
		delivery_to &&
		t(needs_location ? 'checkout.pickup_days' : 'checkout.shipping.days', { days: formatDays(delivery_from, delivery_to, t.locale) });
	return {
		value: code,
		title,
		text: (is_available ? days : label_name && t(backendLabel('error_shipping_', label_name))) || undefined,
		end: money ? (money.minor === 0 ? t('checkout.free') : formatMoney(money, t.locale)) : undefined,
		disabled: !is_available,
	};
}
