import type { Location } from '@titraj/contract/location.ts';
import type { StoreCard } from './stores.ts';

/** Maps a wire store to a card; exceptions before `today` (ISO date) are left out. */
export function toStoreCard(wire: Location, today: string): StoreCard {
	return {
		id: wire.id,
		title: wire.title,
		url: wire.url_without_domain,
		address: wire.address,
		town: `${wire.postcode} ${wire.city}`.trim(),
		...(wire.phone !== null && { phone: wire.phone }),
		lat: wire.lat,
		lon: wire.lon,
		services: wire.services,
		week: wire.opening_hours,
		exceptions: wire.opening_exceptions.filter(({ date }) => date >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
		...(wire.distance_km !== null && { distanceKm: wire.distance_km }),
	};
}
