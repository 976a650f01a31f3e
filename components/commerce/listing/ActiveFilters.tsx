import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ActiveFilters.module.css';
import { ListLink } from './ListLink.tsx';
import { useList } from './list-context.ts';
import { toBareState, toChips } from './to-chips.ts';

/** The active filters, each a link that removes it. Nothing without filters. */
export function ActiveFilters() {
	const t = useLabels();
	const list = useList();
	const chips = toChips(list, t);
	if (chips.length === 0) return null;
	return (
		<ul className={styles['filters']} aria-label={t('list.active')}>
			{chips.map(({ title, without }) => (
				<li key={title}>
					<ListLink className={styles['filter']} to={without} aria-label={t('list.remove', { title })}>
						{title}
						<Icon name="close" size={16} />
					</ListLink>
				</li>
			))}
			<li>
				<ListLink className={styles['filter']} to={toBareState(list)} data-all="">
					{t('list.clear')}
				</ListLink>
			</li>
		</ul>
	);
}
