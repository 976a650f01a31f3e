import { CartLineNote } from '#components/commerce/CartLineNote.tsx';
import { CartTotals } from '#components/commerce/CartTotals.tsx';
import { Summary } from '#components/ui/Summary.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { useIsRecalculating } from '#lib/cart/client/recalculation.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './OrderSummary.module.css';

/** The cart's items and totals. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
	const t = useLabels();
	const isRecalculating = useIsRecalculating();
	return (
		<details className={styles['summary']} open>
			<Summary>
				<span>{t('cart.summary')}</span>
				<b className={styles['total']} aria-busy={isRecalculating || undefined}>
					{formatMoney(cart.totals.total, t.locale)}
				</b>
			</Summary>
			<ul className={styles['lines']}>
				{cart.lines.map((line) => (
					<li key={line.cartCode} className={styles['line']}>
						<div>
							{line.quantity} × {line.title}
							<CartLineNote line={line} />
						</div>
						<span className={styles['price']}>{formatMoney(line.total, t.locale)}</span>
					</li>
				))}
			</ul>
			<CartTotals totals={cart.totals} isRecalculating={isRecalculating} />
		</details>
	);
}
