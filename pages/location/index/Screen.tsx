import { Suspense } from 'react';
import { deferredStoreFinder } from '#components/stores/deferred-store-finder.ts';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';

const { Part: StoreFinder, load } = deferredStoreFinder;

/** The store finder. */
export default function Screen(props: ScreenProps['location/index']) {
	return (
		<>
			<Breadcrumbs items={props.breadcrumbs} />
			<Suspense>
				<StoreFinder {...props} />
			</Suspense>
		</>
	);
}
Screen.parts = [load];
