import type { Location } from '@titraj/contract/location.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { toIsoDate } from '#lib/platform/time/dates.ts';
import { toAbsolute } from '#lib/screens/server/structured-data.server.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How schema.org represents a closed day. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/**
 * Maps opening hours. A closing time of 24:00 becomes 23:59, and so does that of a day round the clock written as 00:00 to 00:00, which
 * schema.org would read as closed.
 */
const toHours = (opens: string, closes: string) => ({ opens, closes: closes === '24:00' || (opens === '00:00' && closes === '00:00') ? '23:59' : closes });

/** schema.org LocalBusiness of a store, with its opening hours and upcoming exceptions. */
export function toStoreData(site: Site, store: Location): object {
	const today = toIsoDate(site.today);
	const exceptions = store.opening_exceptions.filter(({ date }) => date >= today);
	return {
		'@context': 'https://schema.org',
		'@type': ['LocalBusiness', 'ElectronicsStore'],
		'@id': toAbsolute(site.info, store.url_without_domain),
		name: store.title,
		url: toAbsolute(site.info, store.url_without_domain),
		...(site.info.company.logo && { image: toAbsolute(site.info, site.info.company.logo) }),
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
			...toHours(opens, closes),
		})),
		...(exceptions.length > 0 && {
			specialOpeningHoursSpecification: exceptions.map(({ date, opens, closes }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: date,
				validThrough: date,
				...(opens === null || closes === null ? CLOSED : toHours(opens, closes)),
			})),
		}),
		parentOrganization: { '@type': 'Organization', name: site.info.company.name },
	};
}
