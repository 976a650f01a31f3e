import { Notice } from '#components/account/Notice.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import type { Reordered } from '#lib/account/client/reorder.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ReorderResult.module.css';

interface ReorderResultProps {
	readonly of: Reordered;
	readonly cartUrl: string | undefined;
}

/** Result of ordering again: the number of pieces added, and the lines that could not be added with the reason. */
export function ReorderResult({ of: { added, reduced, skipped, left }, cartUrl }: ReorderResultProps) {
	const t = useLabels();
	const unnamed = left.length === 0 ? [...reduced, ...skipped] : [];
	const done = added > 0 ? t.plural('orders.added', added) : t('orders.added_none');
	return (
		<div className={styles['result']}>
			<Notice tone={added > 0 ? 'ok' : 'error'}>{unnamed.length > 0 ? `${done} ${t('orders.left', { titles: unnamed.join(', ') })}` : done}</Notice>
			{left.length > 0 && (
				<ul className={styles['left']}>
					{left.map((line, place) => (
						<li key={`${place} ${line.title}`}>
							<b>{line.title}</b>: {t(`orders.left_reason.${line.reason}`, { ordered: line.ordered, added: line.added })}
						</li>
					))}
				</ul>
			)}
			{added > 0 && cartUrl && (
				<div>
					<ButtonLink href={cartUrl}>{t('quick_order.open_cart')}</ButtonLink>
				</div>
			)}
		</div>
	);
}
