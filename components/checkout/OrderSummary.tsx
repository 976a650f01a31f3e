import { CartLineNote } from '#components/commerce/CartLineNote.tsx';
import { CartTotals } from '#components/commerce/CartTotals.tsx';
import { Summary } from '#components/ui/Summary.tsx';
import type { CartView } from '#lib/domain/cart.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './OrderSummary.module.css';

/** What is being bought and what it comes to: beside the form on a wide screen, folded above the end on a phone. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
	const t = useLabels();
	return (
		<details className={styles['o']} open>
			<Summary>
				<span>{t('cart.summary')}</span>
				<b>{formatMoney(cart.totals.total, t.locale)}</b>
			</Summary>
			<ul>
				{cart.lines.map((line) => (
					<li key={line.cartCode}>
						<div>
							{line.quantity} × {line.title}
							<CartLineNote line={line} />
						</div>
						<span>{formatMoney(line.total, t.locale)}</span>
					</li>
				))}
			</ul>
			<CartTotals totals={cart.totals} />
		</details>
	);
}
