import { lazy, Suspense } from 'react';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import type { PromisesProps } from './PromiseList.deferred.tsx';
import styles from './Promises.module.css';

const PromiseList = lazy(() => loadWithRetry(() => import('./PromiseList.deferred.tsx')));

/** Delivery and pickup promises of a product. They are live data, so nothing shows without scripts (0072); their code loads with the data. */
export function Promises(props: PromisesProps) {
	return (
		<div className={styles['promises']} data-promises="">
			{(props.delivery ?? props.pickup) && (
				<Suspense>
					<PromiseList {...props} />
				</Suspense>
			)}
		</div>
	);
}
