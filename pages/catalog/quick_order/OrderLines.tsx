import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import type { QuickOrderView } from '#lib/cart/client/use-quick-order.ts';
import { judgeLine, type LineVerdict, type QuickOrderLine } from '#lib/cart/quick-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import styles from './OrderLines.module.css';

/** Lines rendered at a time: 500 rows of fields would be slow. */
const SHOWN = 20;
const FINE: readonly LineVerdict[] = ['ready', 'checking'];

/** The lines, optionally only those with a problem. */
export function OrderLines({ view: { order, step } }: { readonly view: QuickOrderView }) {
	const t = useLabels();
	const [onlyFaulty, setOnlyFaulty] = useState(false);
	const [shown, setShown] = useState(SHOWN);
	const faulty = order.lines.filter((line) => !FINE.includes(judgeLine(line)));
	const lines: readonly QuickOrderLine[] = onlyFaulty && faulty.length > 0 ? faulty : order.lines;
	if (order.lines.length === 0)
		return (
			<EmptyState trace="resting" title={t('quick_order.empty_title')} level={2} text={t('quick_order.empty_text')} dense>
				{null}
			</EmptyState>
		);
	return (
		<div className={styles['order']}>
			<header className={styles['header']}>
				<h2 className={styles['title']}>{t.plural('quick_order.count', order.lines.length)}</h2>
				{faulty.length > 0 && (
					<label className={styles['option']}>
						<input type="checkbox" checked={onlyFaulty} onChange={(event) => setOnlyFaulty(event.target.checked)} />
						{t('quick_order.only_faulty', { count: faulty.length })}
					</label>
				)}
				<Button variant="quiet" size="small" icon="trash" onClick={() => step({ kind: 'clear' })}>
					{t('quick_order.clear')}
				</Button>
			</header>
			{order.dropped > 0 && (
				<p className={styles['warning']} role="alert">
					{t.plural('quick_order.dropped', order.dropped)}
				</p>
			)}
			<ul className={styles['list']}>
				{lines.slice(0, shown).map((line) => (
					<OrderLineRow key={line.id} line={line} step={step} />
				))}
			</ul>
			{lines.length > shown && (
				<Button variant="secondary" onClick={() => setShown(shown + SHOWN)}>
					{t('quick_order.more', { count: Math.min(SHOWN, lines.length - shown) })}
				</Button>
			)}
		</div>
	);
}
