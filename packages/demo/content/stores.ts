import type { SourceStore } from '@titraj/backend/platform/source/shop-content.ts';
import Type, { type Static } from 'typebox';
import { readJson } from '../load/read-json.ts';
import { toSlug } from '../text/slug.ts';

const Row = Type.Object(
	{
		city: Type.String(),
		/** Part of the town, if the town has more than one store. */
		part: Type.Optional(Type.String()),
		street: Type.String(),
		postcode: Type.String(),
		size: Type.Enum(['large', 'middle', 'small'] as const),
		sunday: Type.Optional(Type.Boolean()),
		lat: Type.Number(),
		lon: Type.Number(),
	},
	{ additionalProperties: false },
);
const Services = Type.Array(Type.String());
const File = Type.Object({
	/** By size of the store. */
	services: Type.Object({ large: Services, middle: Services, small: Services }),
	/** Holidays of the coming winter. */
	holidays: Type.Array(Type.Object({ date: Type.String(), note: Type.String() })),
	stores: Type.Array(Row),
});
type StoreRow = Static<typeof Row>;

const { services, holidays, stores } = readJson('stores.json', File);

export const DEMO_STORES: readonly SourceStore[] = stores.map(({ city, part, street, postcode, lat, lon, size, sunday }, index) => {
	const slug = toSlug(part ? `${city} ${part}` : city);
	return {
		code: `POS-${String(index + 1).padStart(2, '0')}`,
		slug,
		title: part ? `Titraj ${city} ${part}` : `Titraj ${city}`,
		address: street,
		postcode,
		city,
		country: 'HR',
		phone: `+385 1 555 01${String(index + 41).padStart(2, '0')}`,
		email: `${slug}@titraj.example`,
		lat,
		lon,
		services: [...services[size]],
		opening_hours: hoursOf(size, sunday ?? false),
		opening_exceptions: exceptionsOf(size),
	};
});

function exceptionsOf(size: StoreRow['size']): NonNullable<SourceStore['opening_exceptions']> {
	return [
		...(size === 'large' ? [{ date: '2026-12-20', opens: '10:00', closes: '18:00', note: 'Predblagdanska nedjelja' }] : []),
		{ date: '2026-12-24', opens: '08:00', closes: '14:00', note: 'Badnjak' },
		{ date: '2026-12-31', opens: '08:00', closes: '14:00', note: 'Silvestrovo' },
		...holidays.map(({ date, note }) => ({ date, opens: null, closes: null, note })),
	].sort((a, b) => a.date.localeCompare(b.date));
}

function hoursOf(size: StoreRow['size'], sunday: boolean): SourceStore['opening_hours'] {
	const closes = size === 'small' ? '19:00' : '20:00';
	const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: size === 'small' ? '09:00' : '08:00', closes }));
	const saturday = { weekday: 6, opens: '09:00', closes: size === 'large' ? '18:00' : '14:00' };
	return [...week, saturday, ...(sunday ? [{ weekday: 7, opens: '10:00', closes: '14:00' }] : [])];
}
