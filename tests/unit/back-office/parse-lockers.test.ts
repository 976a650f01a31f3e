import { parseLockers } from '@titraj/back-office/screens/lockers/parse-lockers.ts';
import { describe, expect, it } from 'vitest';

const contact = { countryCode: 'HR', postalCode: '10000', city: 'Zagreb', address: 'Ilica 1' };
const gls = (change: object = {}) => ({
	id: 'HR10000-LOCKER1',
	name: 'GLS Paketomat Ilica',
	contact,
	type: 'parcel-locker',
	features: ['pickup', 'delivery'],
	...change,
});
const parseItems = (...items: object[]) => parseLockers(JSON.stringify({ items }));

describe('a list of GLS', () => {
	it('gives its parcel lockers, and leaves shops out', () => {
		expect(parseItems(gls(), gls({ id: 'S', type: 'parcel-shop' }))).toEqual({
			carrier: 'gls',
			lockers: [
				{
					...{ code: 'HR10000-LOCKER1', title: 'GLS Paketomat Ilica', address: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR' },
					...{ opens: null, closes: null, in_service: true },
				},
			],
			skipped: 1,
		});
	});

	it('says which lockers take no parcels', () => {
		const found = parseItems(gls({ lockerSaturation: 'out-of-order' }), gls({ id: 'b', features: ['pickup'] }));
		expect(found?.lockers.map(({ in_service }) => in_service)).toEqual([false, false]);
	});

	it.each([
		['no name', { name: '' }],
		['no contact', { contact: null }],
		['no postcode', { contact: { ...contact, postalCode: undefined } }],
		['a country that is none', { contact: { ...contact, countryCode: 'Hrvatska' } }],
	])('skips a locker with %s', (_title, change) => {
		expect(parseItems(gls(), gls({ id: 'b', ...change }))).toMatchObject({ lockers: [{ code: 'HR10000-LOCKER1' }], skipped: 1 });
	});
});

describe('a CSV', () => {
	it.each([';', ',', '\t'])('with the separator %j and a mark of UTF-8 is read', (separator) => {
		const rows = [
			['carrier', 'code', 'title', 'address', 'postcode', 'city'],
			['boxnow', '7', '"Paketomat ""Centar"""', 'Riva 2', '21000', 'Split'],
		];
		expect(parseLockers(`\uFEFF${rows.map((row) => row.join(separator)).join('\r\n')}\r\n\r\n`)).toMatchObject({
			carrier: 'boxnow',
			lockers: [{ code: '7', title: 'Paketomat "Centar"', address: 'Riva 2', postcode: '21000', city: 'Split', country: 'HR' }],
			skipped: 0,
		});
	});
});

it.each([
	['nothing', ''],
	['broken JSON', '{"items": ['],
	['other JSON', '[1, null]'],
	['items that are none', '{"items":[null,3]}'],
	['another table', 'a;b\n1;2'],
	['no carrier', 'carrier;code;title;address;postcode;city\n;1;a;b;c;d'],
])('%s is no list of lockers', (_title, text) => expect(parseLockers(text)).toBeNull());
