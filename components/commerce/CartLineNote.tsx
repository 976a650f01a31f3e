import type { CartLine } from '#lib/cart/cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';

interface CartLineNoteProps {
	readonly line: CartLine;
	readonly className?: string | undefined;
}

/** What has changed since the shopper added the product, and what to do about it. */
export function CartLineNote({ line: { available, change, maximum, unitPrice }, className }: CartLineNoteProps) {
	const t = useLabels();
	if (!available || change?.kind === 'unavailable')
		return (
			<p role="note" className={className}>
				{t('cart.unavailable')}
			</p>
		);
	if (change?.kind === 'quantity')
		return (
			<p role="note" className={className}>
				{t('cart.fewer', { maximum: maximum ?? 0 })}
			</p>
		);
	if (change?.before === undefined) return null;
	return (
		<p role="note" className={className}>
			{t('cart.price_changed', { before: formatMoney(change.before, t.locale), now: formatMoney(unitPrice, t.locale) })}
		</p>
	);
}
