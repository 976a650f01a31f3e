import type { Charging as ChargingData } from '@titraj/contract/product-safety.ts';
import { memo, Suspense } from 'react';
import { lazyOnInteraction } from '#components/ui/lazy-on-interaction.ts';
import { loadCharging, loadRights } from './details/load-details.ts';
import type { RightsProps } from './details/Rights.deferred.tsx';

const Charging = import.meta.env.SSR ? (await loadCharging()).default : lazyOnInteraction(loadCharging);
const Rights = import.meta.env.SSR ? (await loadRights()).default : lazyOnInteraction(loadRights);

/** Parts of an offer that do not depend on live data: their HTML is in the page, their code loads with the first interaction. */
export const OfferCharging = memo(({ charging }: { readonly charging: ChargingData }) => (
	<Suspense>
		<Charging charging={charging} />
	</Suspense>
));

export const OfferRights = memo((rights: RightsProps) => (
	<Suspense>
		<Rights {...rights} />
	</Suspense>
));
