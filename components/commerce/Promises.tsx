import { lazy, Suspense } from 'react';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import type { PromisesProps } from './PromiseList.deferred.tsx';
import styles from './Promises.module.css';

const PromiseList = lazy(() => loadWithRetry(() => import('./PromiseList.deferred.tsx')));

/** When and where a product can be had. Nothing that the shop does not know, so nothing without scripts (0072); the code comes with what is known. */
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
