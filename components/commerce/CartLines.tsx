import type { CartView } from '#lib/cart/cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';

interface CartLinesProps {
	readonly cart: CartView;
	readonly setQuantity: (cartCode: string, quantity: number) => unknown;
	readonly remove: (cartCode: string) => unknown;
	/** The cart code of a line that was put back and has not appeared yet: it takes the focus. */
	readonly restored?: string | undefined;
}

/** The lines of the cart, laid out by the width of their container. Changes are announced to screen readers. */
export function CartLines({ cart, setQuantity, remove, restored }: CartLinesProps) {
	const t = useLabels();
	const count = t.plural('cart.count', cart.count);
	return (
		<div className={styles['lines']}>
			<p role="status" className="visually-hidden">
				{t('cart.announce', { count, amount: formatMoney(cart.totals.total, t.locale) })}
			</p>
			<ul>
				{cart.lines.map((line) => (
					<CartLine
						key={line.cartCode}
						line={line}
						takesFocus={line.cartCode === restored}
						onQuantity={(quantity) => setQuantity(line.cartCode, quantity)}
						onRemove={() => remove(line.cartCode)}
					/>
				))}
			</ul>
		</div>
	);
}
