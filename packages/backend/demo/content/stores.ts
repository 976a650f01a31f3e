import type { SourceStore } from '../../platform/source/catalog.ts';
import { toSlug } from '../text/slug.ts';

interface StoreRow {
	city: string;
	/** Part of the town, where a town has more than one store. */
	part?: string;
	street: string;
	postcode: string;
	at: readonly [lat: number, lon: number];
	size: 'large' | 'middle' | 'small';
	sunday?: boolean;
}

const ROWS: readonly StoreRow[] = [
	{ city: 'Zagreb', part: 'Trešnjevka', street: 'Ulica izmjenične struje 12', postcode: '10000', at: [45.8017, 15.9513], size: 'large', sunday: true },
	{ city: 'Zagreb', part: 'Dubrava', street: 'Avenija otpornika 48', postcode: '10040', at: [45.8276, 16.0521], size: 'middle' },
	{ city: 'Split', street: 'Put titrajnog kruga 7', postcode: '21000', at: [43.5147, 16.4435], size: 'large', sunday: true },
	{ city: 'Rijeka', street: 'Ulica male zavojnice 21', postcode: '51000', at: [45.3331, 14.4356], size: 'large' },
	{ city: 'Osijek', street: 'Ulica prve diode 5', postcode: '31000', at: [45.5561, 18.6876], size: 'middle' },
	{ city: 'Zadar', street: 'Obala kratkog vala 3', postcode: '23000', at: [44.1139, 15.2342], size: 'middle', sunday: true },
	{ city: 'Pula', street: 'Ulica bakrenih vodiča 16', postcode: '52100', at: [44.8683, 13.8529], size: 'small' },
	{ city: 'Varaždin', street: 'Trg lemilice 2', postcode: '42000', at: [46.3062, 16.3366], size: 'small' },
	{ city: 'Slavonski Brod', street: 'Ulica kondenzatora 33', postcode: '35000', at: [45.1602, 18.0137], size: 'small' },
	{ city: 'Dubrovnik', street: 'Put faznog pomaka 9', postcode: '20000', at: [42.6548, 18.0866], size: 'small', sunday: true },
	{ city: 'Karlovac', street: 'Šetalište četiri vodiča 4', postcode: '47000', at: [45.4926, 15.5553], size: 'small' },
	{ city: 'Šibenik', street: 'Ulica mjernog mosta 11', postcode: '22000', at: [43.7353, 15.8957], size: 'small' },
];

const SERVICES = {
	large: ['Preuzimanje narudžbi', 'Servis i dijagnostika', 'Radionica za lemljenje', 'Izložbeni stolovi', 'Odvoz starih uređaja', 'Plaćanje na rate'],
	middle: ['Preuzimanje narudžbi', 'Zaprimanje servisa', 'Izložbeni stolovi', 'Odvoz starih uređaja', 'Plaćanje na rate'],
	small: ['Preuzimanje narudžbi', 'Zaprimanje servisa', 'Recikliranje baterija'],
} as const;

/** Holidays of the winter that the demo stands before. */
const HOLIDAYS = [
	['2026-12-25', 'Božić'],
	['2026-12-26', 'Sveti Stjepan'],
	['2027-01-01', 'Nova godina'],
	['2027-01-06', 'Sveta tri kralja'],
] as const;

export const DEMO_STORES: readonly SourceStore[] = ROWS.map(({ city, part, street, postcode, at, size, sunday }, index) => {
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
		lat: at[0],
		lon: at[1],
		services: [...SERVICES[size]],
		opening_hours: hoursOf(size, sunday ?? false),
		opening_exceptions: exceptionsOf(size),
	};
});

function exceptionsOf(size: StoreRow['size']): NonNullable<SourceStore['opening_exceptions']> {
	return [
		...(size === 'large' ? [{ date: '2026-12-20', opens: '10:00', closes: '18:00', note: 'Predblagdanska nedjelja' }] : []),
		{ date: '2026-12-24', opens: '08:00', closes: '14:00', note: 'Badnjak' },
		{ date: '2026-12-31', opens: '08:00', closes: '14:00', note: 'Silvestrovo' },
		...HOLIDAYS.map(([date, note]) => ({ date, opens: null, closes: null, note })),
	].sort((a, b) => a.date.localeCompare(b.date));
}

function hoursOf(size: StoreRow['size'], sunday: boolean): SourceStore['opening_hours'] {
	const closes = size === 'small' ? '19:00' : '20:00';
	const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: size === 'small' ? '09:00' : '08:00', closes }));
	const saturday = { weekday: 6, opens: '09:00', closes: size === 'large' ? '18:00' : '14:00' };
	return [...week, saturday, ...(sunday ? [{ weekday: 7, opens: '10:00', closes: '14:00' }] : [])];
}
