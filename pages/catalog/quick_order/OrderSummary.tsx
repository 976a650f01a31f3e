import { Button, ButtonLink } from '#components/ui/Button.tsx';
import type { OrderOutcome, QuickOrderView } from '#lib/cart/client/use-quick-order.ts';
import { judgeLine, piecesOf } from '#lib/cart/quick-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { multiplyMoney } from '#lib/platform/money/money.ts';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
	readonly view: QuickOrderView;
	readonly cartUrl: string | undefined;
}

/** The total of the lines and the add-to-cart button; stays in view. */
export function OrderSummary({ view: { order, isUnchecked, isAdding, outcome, checkAgain, toCart }, cartUrl }: OrderSummaryProps) {
	const t = useLabels();
	const ready = order.lines.flatMap((line) => (line.product && piecesOf(line) > 0 ? [multiplyMoney(line.product.price, piecesOf(line))] : []));
	const isChecking = order.lines.some((line) => judgeLine(line) === 'checking');
	const [first] = ready;
	const sum = first && { minor: ready.reduce((total, { minor }) => total + minor, 0), currency: first.currency };
	if (order.lines.length === 0 && !outcome) return null;
	return (
		<footer className={styles['summary']}>
			<p className={styles['status']} role="status">
				{outcome
					? toOutcomeText(outcome, t)
					: isUnchecked
						? t('quick_order.unchecked')
						: isChecking
							? t('quick_order.error_checking')
							: t('quick_order.ready', { ready: ready.length, count: order.lines.length })}
			</p>
			{sum && <strong className={styles['total']}>{formatMoney(sum, t.locale)}</strong>}
			<div className={styles['actions']}>
				{isUnchecked && (
					<Button variant="secondary" onClick={checkAgain}>
						{t('quick_order.check_again')}
					</Button>
				)}
				{outcome && outcome.kind !== 'failed' && cartUrl && <ButtonLink href={cartUrl}>{t('quick_order.open_cart')}</ButtonLink>}
				{ready.length > 0 && (
					<Button icon="cart" busy={isAdding} onClick={() => void toCart()}>
						{t.plural('quick_order.to_cart', ready.length)}
					</Button>
				)}
			</div>
		</footer>
	);
}

function toOutcomeText(outcome: NonNullable<OrderOutcome>, t: Translator): string {
	return outcome.kind === 'added' ? t.plural('quick_order.added', outcome.pieces) : t(`quick_order.${outcome.kind}`);
}
