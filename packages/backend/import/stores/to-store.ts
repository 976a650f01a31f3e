import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ListedStore } from '../../content/index.ts';
import { cleanText } from '../values/plain-text.ts';
import { parseHours } from './parse-hours.ts';

const Row = Type.Object({
	/** A string is the store's code, which imports of stock refer to; `warehouse` is reserved for the warehouse. */
	id: Type.Union([Type.Integer(), Type.String({ pattern: '^(?!warehouse$)[a-zA-Z0-9][a-zA-Z0-9_-]{0,59}$' })]),
	name: Type.String({ pattern: '\\S', maxLength: 100 }),
	address: Type.String({ maxLength: 200 }),
	city: Type.String({ pattern: '\\S', maxLength: 100 }),
	zip: Type.String({ maxLength: 20 }),
	country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
	location: Type.Object({ lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) }),
	hours: Type.String(),
	services: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 30 }),
});
const check = Compile(Row);
const isRow = (row: unknown): row is Static<typeof Row> => check.Check(row);

/** Maps a row of a store list, or returns its error. */
export function toStore(row: unknown): { ok: true; store: ListedStore } | { ok: false; reason: string } {
	if (!isRow(row)) {
		const [error] = check.Errors(row);
		return { ok: false, reason: `${error?.instancePath.slice(1) || 'row'}: ${error?.message ?? 'not a store'}` };
	}
	const hours = parseHours(row.hours);
	if (hours === null) return { ok: false, reason: `hours: "${row.hours.slice(0, 80)}" cannot be read` };
	const [title, city] = [cleanText(row.name), cleanText(row.city)];
	return {
		ok: true,
		store: {
			code: typeof row.id === 'string' ? row.id : `IMP-${row.id}`,
			title,
			address: cleanText(row.address),
			postcode: cleanText(row.zip),
			city,
			country: row.country ?? null,
			lat: row.location.lat,
			lon: row.location.lon,
			services: [...new Set(row.services.map(cleanText).filter(Boolean))],
			opening_hours: hours,
		},
	};
}
