import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { AccountData } from '#lib/account/client/use-account.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './DataStates.module.css';

interface DataStatesProps<T> {
	readonly of: Pick<AccountData<T>, 'status' | 'data' | 'reload'>;
	/** Number of placeholder rows while it loads. */
	readonly rows?: number;
	readonly children: (data: T) => ReactNode;
}

/** Data of the account, or its loading and error states. */
export function DataStates<T>({ of: { status, data, reload }, rows = 3, children }: DataStatesProps<T>) {
	const t = useLabels();
	if (data !== undefined) return children(data);
	if (status === 'error')
		return (
			<EmptyState trace="fading" title={t('account.error_title')} level={2} text={t('account.error_text')}>
				<Button onClick={() => void reload()}>{t('action.retry')}</Button>
			</EmptyState>
		);
	return (
		<div className={styles['rows']} aria-busy="true">
			<p className="visually-hidden" role="status">
				{t('account.loading')}
			</p>
			{Array.from({ length: rows }, (_, row) => (
				<div key={row} className={styles['row']}>
					<Skeleton shape="short" />
					<Skeleton shape="line" />
				</div>
			))}
		</div>
	);
}
