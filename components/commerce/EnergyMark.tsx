import { lazy, Suspense, useMemo } from 'react';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import type { EnergyMarkProps } from './EnergyMark.deferred.tsx';

const load = () => import('./EnergyMark.deferred.tsx');

/** Its HTML, two plain links, is in the page; its code loads with the first interaction (D32). */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(() => firstInteraction().then(() => loadWithRetry(load)));

/** Energy class beside a price; nothing of a product without one. */
export function EnergyMark({ label, size, className }: Omit<EnergyMarkProps, 'label'> & { readonly label: EnergyMarkProps['label'] | undefined }) {
	// The same element each time: a Suspense boundary that is not hydrated yet must not get new props.
	return useMemo(
		() =>
			label && (
				<Suspense>
					<Loaded label={label} className={className} {...(size && { size })} />
				</Suspense>
			),
		[label, size, className],
	);
}
