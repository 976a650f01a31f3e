import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { type Stores, useStores } from '#lib/stores/client/use-stores.ts';
import { NO_STORE_QUERY, parseStoreQuery, type StoreQuery, toStoreSearch } from '#lib/stores/store-query.ts';
import { StoreFilters } from './StoreFilters.tsx';
import styles from './StoreFinder.module.css';
import { StoreList } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';

/** The store finder. The document lists all stores; the browser filters them. */
export function StoreFinder(props: ScreenProps['location/index']) {
	const t = useLabels();
	const search = useLocationSearch();
	const [chosen, setChosen] = useState<StoreQuery | null>(null);
	const query = chosen ?? (search === null ? NO_STORE_QUERY : parseStoreQuery(search));
	const found = useStores(query);
	const narrow = (next: StoreQuery) => {
		setChosen(next);
		history.replaceState(history.state, '', location.pathname + toStoreSearch(next));
	};
	const shown = found.status === 'success' ? found : { stores: props.stores, total: props.total };
	return (
		<>
			<header className={styles['header']}>
				<h1>{props.title}</h1>
				<p className={styles['total']} role="status">
					{found.status === 'pending' ? t('stores.searching') : t.plural('stores.total', shown.total)}
				</p>
				<StoreFilters query={query} choices={props.choices} onChange={narrow} />
			</header>
			<div className={styles['results']}>
				{props.points.length > 0 && (
					<StoreMap
						className={styles['map']}
						label={t('stores.map')}
						points={props.points}
						found={found.status === 'success' ? new Set(shown.stores.map(({ id }) => id)) : undefined}
					/>
				)}
				<div className={styles['list']}>
					<Results {...props} found={found} onReset={() => narrow(NO_STORE_QUERY)} />
				</div>
			</div>
		</>
	);
}

interface ResultsProps extends Pick<ScreenProps['location/index'], 'stores' | 'pagination'> {
	readonly found: Stores;
	readonly onReset: () => void;
}

function Results({ stores, pagination, found, onReset }: ResultsProps) {
	const t = useLabels();
	if (found.status === 'error') {
		return (
			<EmptyState trace="fading" title={t('stores.error_title')} level={2} text={t('stores.error_text')}>
				<Button onClick={found.retry}>{t('stores.retry')}</Button>
			</EmptyState>
		);
	}
	if (found.status !== 'success') {
		return (
			<>
				<StoreList stores={found.status === 'pending' ? (found.before?.stores ?? stores) : stores} />
				{found.status === 'idle' && <Pagination {...pagination} />}
			</>
		);
	}
	if (found.stores.length === 0) {
		return (
			<EmptyState trace="resting" title={t('stores.none_title')} level={2} text={t('stores.none_text')}>
				<Button onClick={onReset}>{t('stores.show_all')}</Button>
			</EmptyState>
		);
	}
	return (
		<>
			<StoreList stores={found.stores} />
			{found.total > found.stores.length && (
				<Button variant="secondary" wide onClick={found.more}>
					{t('stores.more')}
				</Button>
			)}
		</>
	);
}
