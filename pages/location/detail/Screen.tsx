import { Suspense } from 'react';
import { deferredStoreDetail } from '#components/stores/deferred-store-detail.ts';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';

const { Part: StoreDetail, load } = deferredStoreDetail;

/** A store below its breadcrumbs. */
export default function Screen(props: ScreenProps['location/detail']) {
	return (
		<>
			<Breadcrumbs items={props.breadcrumbs} />
			<Suspense>
				<StoreDetail {...props} />
			</Suspense>
		</>
	);
}
Screen.parts = [load];
