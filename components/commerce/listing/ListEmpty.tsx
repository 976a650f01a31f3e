import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ListEmpty.module.css';
import { ListLink } from './ListLink.tsx';
import { useList } from './list-context.ts';
import { toBareState, toChips } from './to-chips.ts';

/** The filters leave no product: links remove one of them or all. Without filters it shows `ways`. */
export function ListEmpty({ ways }: { readonly ways: ReactNode }) {
	const t = useLabels();
	const list = useList();
	const chips = toChips(list, t).slice(0, 4);
	if (chips.length === 0) return ways;
	return (
		<EmptyState trace="fading" title={t('list.empty_title')} level={3} text={t('list.empty_text')}>
			<ul className={styles['ways']}>
				{chips.map(({ title, without }) => (
					<li key={title}>
						<ListLink className={joinClasses('link', styles['way'])} to={without}>
							{t('list.without', { title })}
						</ListLink>
					</li>
				))}
				<li>
					<ListLink className={joinClasses('link', styles['way'])} to={toBareState(list)}>
						{t('list.clear')}
					</ListLink>
				</li>
			</ul>
		</EmptyState>
	);
}
