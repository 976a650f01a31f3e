import type { Locker } from '@titraj/backend/merchant-api/routes/locker-routes.ts';

export interface ParsedLockers {
	/** Code of the carrier whose list it is. */
	readonly carrier: string;
	readonly lockers: readonly Locker[];
	/** Rows that are no lockers, or lack what an address needs. */
	readonly skipped: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a list of lockers: the public file of GLS (`map.gls-croatia.com/data/deliveryPoints/hr.json`), of which it takes the parcel lockers, or a CSV with the columns
 * carrier, code, title, address, postcode, city and country. Null for any other file.
 */
export function parseLockers(text: string): ParsedLockers | null {
	return /^\s*[{[]/.test(text) ? parseGls(text) : parseTable(text);
}

function parseGls(text: string): ParsedLockers | null {
	const file = toJson(text);
	const items = isFields(file) && Array.isArray(file['items']) ? file['items'].filter(isFields) : [];
	if (!items.some(({ contact }) => isFields(contact))) return null;
	const lockers = items.flatMap((item) => (item['type'] === 'parcel-locker' ? toGlsLocker(item) : []));
	return { carrier: 'gls', lockers, skipped: items.length - lockers.length };
}

function toGlsLocker({ id, name, contact, features, lockerSaturation }: Fields): Locker[] {
	if (!isFields(contact)) return [];
	const takesDeliveries = !Array.isArray(features) || features.includes('delivery');
	return toLocker({
		...{ code: id, title: name, address: contact['address'], postcode: contact['postalCode'], city: contact['city'], country: contact['countryCode'] },
		in_service: takesDeliveries && lockerSaturation !== 'out-of-order',
	});
}

function parseTable(text: string): ParsedLockers | null {
	const [head = '', ...rows] = text
		.replace(/^\uFEFF/, '')
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '');
	const separator = [';', '\t', ','].find((each) => head.includes(each)) ?? ';';
	const toCells = (line: string) =>
		line.split(separator).map((cell) =>
			cell
				.trim()
				.replace(/^"(.*)"$/, '$1')
				.replaceAll('""', '"'),
		);
	const names = toCells(head).map((name) => name.toLowerCase());
	if (!['carrier', 'code', 'title', 'address', 'postcode', 'city'].every((name) => names.includes(name))) return null;
	const listed = rows.map((line) => new Map(toCells(line).map((cell, place) => [names[place] ?? '', cell])));
	const carrier = listed[0]?.get('carrier')?.toLowerCase() ?? '';
	if (!/^[a-z0-9][a-z0-9_-]*$/.test(carrier)) return null;
	const lockers = listed
		.filter((row) => row.get('carrier')?.toLowerCase() === carrier)
		.flatMap((row) => toLocker({ ...Object.fromEntries(row), country: row.get('country') || 'HR', in_service: true }));
	return { carrier, lockers, skipped: listed.length - lockers.length };
}

/** None if a part is missing that an address needs. */
function toLocker({ code, title, address, postcode, city, country, in_service }: Fields): Locker[] {
	const parts = [code, title, address, postcode, city, country].map((part) => String(part ?? '').trim());
	const [key = '', name = '', street = '', zip = '', town = '', land = ''] = parts;
	if (parts.includes('') || !/^[a-z]{2}$/i.test(land)) return [];
	const limited = { code: key.slice(0, 80), title: name.slice(0, 200), address: street.slice(0, 200), postcode: zip.slice(0, 20), city: town.slice(0, 100) };
	return [{ ...limited, country: land.toUpperCase(), opens: null, closes: null, in_service: in_service === true }];
}

function toJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
