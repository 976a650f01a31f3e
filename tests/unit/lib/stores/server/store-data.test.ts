import type { Location } from '@titraj/contract/location.ts';
import { expect, test } from 'vitest';
import { toStoreData } from '#lib/stores/server/store-data.server.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const store: Location = {
	id: 1,
	slug: 'zagreb',
	title: 'Titraj Zagreb',
	url_without_domain: '/poslovnice/zagreb/',
	address: 'Ulica izmjenične struje 12',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: null,
	email: null,
	lat: 45.8,
	lon: 15.95,
	services: [],
	opening_hours: [],
	opening_exceptions: [],
	distance_km: null,
	visible: true,
};
const site = { ...sampleSite(), today: new Date('2026-12-24T00:00:00Z') };
const hoursOf = (opens: string, closes: string) => {
	const [hours] = Object(toStoreData(site, { ...store, opening_hours: [{ weekday: 1, opens, closes }] })).openingHoursSpecification;
	return [hours.opens, hours.closes];
};

test.each([
	['08:00', '20:00', '20:00'],
	['20:00', '02:00', '02:00'],
	['00:00', '00:00', '23:59'],
	['00:00', '24:00', '23:59'],
	['12:00', '24:00', '23:59'],
])('%s to %s ends at %s in structured data, so a store open all day does not look closed', (opens, closes, expected) =>
	expect(hoursOf(opens, closes)).toEqual([opens, expected]),
);

test('special opening days are listed from today on, closed ones marked as closed', () => {
	const day = (date: string, opens: string | null, closes: string | null) => ({ date, opens, closes, note: null });
	const opening_exceptions = [
		day('2026-12-23', null, null),
		day('2026-12-24', '08:00', '12:00'),
		day('2026-12-25', null, null),
		day('2026-12-31', '00:00', '00:00'),
	];
	const { specialOpeningHoursSpecification } = Object(toStoreData(site, { ...store, opening_exceptions }));
	expect(specialOpeningHoursSpecification.map(Object.values)).toEqual([
		['OpeningHoursSpecification', '2026-12-24', '2026-12-24', '08:00', '12:00'],
		['OpeningHoursSpecification', '2026-12-25', '2026-12-25', '00:00', '00:00'],
		['OpeningHoursSpecification', '2026-12-31', '2026-12-31', '00:00', '23:59'],
	]);
	expect(toStoreData(site, { ...store, opening_exceptions: [day('2026-12-23', null, null)] })).not.toHaveProperty('specialOpeningHoursSpecification');
});
