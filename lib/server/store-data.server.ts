import type { Location } from '#lib/contract/location.ts';
import type { Site } from './site.server.ts';
import { toAbsolute } from './structured-data.server.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org LocalBusiness of a store, with its hours and the days unlike them. */
export function toStoreData(site: Site, store: Location): object {
	return {
		'@context': 'https://schema.org',
		'@type': ['LocalBusiness', 'ElectronicsStore'],
		'@id': toAbsolute(site.info, store.url_without_domain),
		name: store.title,
		url: toAbsolute(site.info, store.url_without_domain),
		image: toAbsolute(site.info, site.info.company.logo),
		...(store.phone !== null && { telephone: store.phone }),
		...(store.email !== null && { email: store.email }),
		address: {
			'@type': 'PostalAddress',
			streetAddress: store.address,
			postalCode: store.postcode,
			addressLocality: store.city,
			addressCountry: store.country,
		},
		geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lon },
		openingHoursSpecification: store.opening_hours.map(({ weekday, opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
			opens,
			closes,
		})),
		...(store.opening_exceptions.length > 0 && {
			specialOpeningHoursSpecification: store.opening_exceptions.map(({ date, opens, closes }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: date,
				validThrough: date,
				// Closed for the whole day is said so.
				opens: opens ?? '00:00',
				closes: closes ?? '00:00',
			})),
		}),
		parentOrganization: { '@type': 'Organization', name: site.info.company.name },
	};
}
