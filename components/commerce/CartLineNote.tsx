import type { CartLine } from '#lib/domain/cart.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';

/** What is no longer as it was when the shopper chose it, and what to do about it. */
export function CartLineNote({ line: { available, change, maximum, unitPrice } }: { readonly line: CartLine }) {
	const t = useLabels();
	if (!available || change?.kind === 'unavailable') return <p role="note">{t('cart.unavailable')}</p>;
	if (change?.kind === 'quantity') return <p role="note">{t('cart.fewer', { maximum: maximum ?? 0 })}</p>;
	if (change?.before === undefined) return null;
	return <p role="note">{t('cart.price_changed', { before: formatMoney(change.before, t.locale), now: formatMoney(unitPrice, t.locale) })}</p>;
}
