import type { SourceLocker } from '@titraj/backend/platform/source/lockers.ts';
import Type, { type Static } from 'typebox';
import { readJson } from '../load/read-json.ts';

const Town = Type.Object({
	city: Type.String(),
	postcode: Type.String(),
	lockers: Type.Array(Type.Object({ title: Type.String(), address: Type.String() }, { additionalProperties: false })),
});
const File = Type.Object({
	/** Code of the locker that is out of service. */
	out_of_service: Type.String(),
	/** By ISO 3166-1 alpha-2. The shop delivers only to Croatia: lockers in other countries are stored, and never offered. */
	countries: Type.Record(Type.String(), Type.Array(Town)),
});

const { out_of_service: outOfService, countries } = readJson('lockers.json', File);

/** Invented lockers in invented streets, with postcodes of real towns. Every third is in a yard that is locked at night. */
export const DEMO_LOCKERS: readonly SourceLocker[] = Object.entries(countries)
	.flatMap(([country, towns]) => toLockers(country, towns))
	.map((locker, index) => ({
		...locker,
		...(index % 3 === 2 ? { opens: '06:00', closes: '22:00' } : { opens: null, closes: null }),
	}));

function toLockers(country: string, towns: readonly Static<typeof Town>[]): Omit<SourceLocker, 'opens' | 'closes'>[] {
	return towns.flatMap(({ city, postcode, lockers }) =>
		lockers.map(({ title, address }, index) => {
			const code = `${country}-${postcode}-${index + 1}`;
			return { code, title: `${city}, ${title}`, address, postcode, city, country, in_service: code !== outOfService };
		}),
	);
}
