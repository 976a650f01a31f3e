import type { ShippingMethod } from '@titraj/contract/checkout.ts';
import type { Choice } from '#components/checkout/ChoiceList.tsx';
import { toMoney } from '#lib/api/mappers/to-money.ts';
import { pageCurrency } from '#lib/hooks/page-currency.ts';
import { formatDays } from '#lib/i18n/format-days.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { backendLabel } from '#lib/i18n/label-key.ts';
import type { Translator } from '#lib/i18n/translator.ts';

/** A way of delivery as a choice: what it is, when it comes, what it costs, why it cannot be had. */
export function toShippingChoice({ code, title, amount, is_available, label_name, delivery_from, delivery_to }: ShippingMethod, t: Translator): Choice {
	const money = toMoney(amount, pageCurrency());
	const days = delivery_from && delivery_to && t('checkout.shipping.days', { days: formatDays(delivery_from, delivery_to, t.locale) });
	return {
		value: code,
		title,
		text: (is_available ? days : label_name && t(backendLabel('error_', label_name))) || undefined,
		end: money ? (money.minor === 0 ? t('checkout.free') : formatMoney(money, t.locale)) : undefined,
		disabled: !is_available,
	};
}
