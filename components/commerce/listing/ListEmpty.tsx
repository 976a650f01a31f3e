import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { withoutFilters } from '#lib/domain/list-address.ts';
import { countFilters } from '#lib/domain/list-state.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ListEmpty.module.css';
import { ListLink } from './ListLink.tsx';
import { useList } from './list-context.ts';
import { toChips } from './to-chips.ts';

/** No product is left: take one filter away, or all; without filters `ways` lead on. */
export function ListEmpty({ ways }: { readonly ways: ReactNode }) {
	const t = useLabels();
	const { state, part } = useList();
	if (countFilters(state) === 0) return ways;
	const chips = toChips(state, part, t).slice(0, 4);
	return (
		<EmptyState trace="fading" title={t('list.empty_title')} level={3} text={t('list.empty_text')}>
			<ul className={styles['w']}>
				{chips.map(({ title, without }) => (
					<li key={title}>
						<ListLink to={without}>{t('list.without', { title })}</ListLink>
					</li>
				))}
				<li>
					<ListLink to={withoutFilters(state)}>{t('list.clear')}</ListLink>
				</li>
			</ul>
		</EmptyState>
	);
}
