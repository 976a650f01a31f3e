import { lazy, Suspense } from 'react';
import type { Delivery } from '#lib/catalog/promise.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import styles from './DeliveryLine.module.css';

const DeliveryText = lazy(() => loadWithRetry(() => import('./DeliveryText.deferred.tsx')));

/** Latest delivery day of a product in a list. Its space is reserved until the day is known, and its code loads with the day. */
export function DeliveryLine({ delivery }: { readonly delivery: Delivery | undefined }) {
	return (
		<p className={styles['line']}>
			{delivery && (
				<Suspense>
					<DeliveryText delivery={delivery} />
				</Suspense>
			)}
		</p>
	);
}
