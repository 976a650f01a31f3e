import { lazy, useMemo } from 'react';
import { HydrateOnInteraction } from '#components/ui/HydrateOnInteraction.tsx';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import type { EnergyMarkProps } from './EnergyMark.deferred.tsx';

const load = () => import('./EnergyMark.deferred.tsx');

const Loaded = import.meta.env.SSR ? (await load()).default : lazy(() => loadWithRetry(load));

/**
 * Energy class beside a price; nothing of a product without one. Where its HTML, two plain links, is in the page, its code waits for the first interaction (D32);
 * in what the browser draws itself (cart, wishlist, search) it is there at once.
 */
export function EnergyMark({ label, size, className }: Omit<EnergyMarkProps, 'label'> & { readonly label: EnergyMarkProps['label'] | undefined }) {
	// The same element each time: a Suspense boundary that is not hydrated yet must not get new props.
	return useMemo(
		() =>
			label && (
				<HydrateOnInteraction>
					<Loaded label={label} className={className} {...(size && { size })} />
				</HydrateOnInteraction>
			),
		[label, size, className],
	);
}
