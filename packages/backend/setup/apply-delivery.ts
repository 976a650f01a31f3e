import type { Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import {
	type Band,
	METHOD_CODE,
	type MethodWithPrices,
	MOST_AREAS,
	parseZoneArea,
	sortBands,
	writeMethod,
	writeZone,
	type ZoneFields,
} from '../shipping/index.ts';
import type { DeliveryMethod, DeliveryPart, PickupMethod } from './delivery-part.ts';

type Method = Omit<MethodWithPrices['method'], 'zone_id'>;

/** Zones and methods of a setup file in the format of the database. */
export interface Delivery {
	readonly zones: readonly (ZoneFields & { readonly methods: readonly ParsedMethod[] })[];
	readonly pickup: readonly ParsedMethod[];
	/** Cut-off times that the file contains. */
	readonly dispatch: { readonly cut_off?: string; readonly pickup_until?: string };
}

interface ParsedMethod {
	readonly method: Method;
	readonly bands: readonly Band[];
}

/** Throws on the first invalid value; the message has its path. */
export function parseDelivery({ zones = [], pickup = [], cut_off, pickup_until }: DeliveryPart): Delivery {
	refuseTwice(
		'zones with the title',
		zones.map(({ title }) => title),
	);
	return {
		zones: zones.map(({ title, areas, methods }) => ({
			title,
			areas: parseAreas(areas, title),
			methods: parseMethods(methods, `zone ${title}`, (method) => toSent(method)),
		})),
		pickup: parseMethods(pickup, 'pickup', () => ({ kind: 'pickup' })),
		dispatch: { ...(cut_off && { cut_off }), ...(pickup_until && { pickup_until }) },
	};
}

/** Writes zones and methods; existing ones are updated. */
export async function writeDelivery(trx: Transaction<Tables>, { zones, pickup, dispatch }: Delivery): Promise<void> {
	for (const zone of zones) await writeMethods(trx, await ensureZone(trx, zone), zone.methods);
	await writeMethods(trx, null, pickup);
	if (Object.keys(dispatch).length > 0) await trx.updateTable('dispatch').set(dispatch).execute();
}

async function ensureZone(trx: Transaction<Tables>, zone: ZoneFields): Promise<number> {
	const known = await trx.selectFrom('shipping_zones').select('id').where('title', '=', zone.title).orderBy('position').executeTakeFirst();
	if (known !== undefined) {
		const areas = await trx
			.selectFrom('shipping_zone_areas')
			.select(['country', 'postcode_from', 'postcode_to'])
			.where('zone_id', '=', known.id)
			.orderBy('id')
			.execute();
		if (JSON.stringify(areas) === JSON.stringify(zone.areas)) return known.id;
	}
	const id = await writeZone(trx, known?.id ?? null, zone);
	if (id === null) throw new Error(`The zone ${zone.title} was deleted meanwhile; run the command again`);
	return id;
}

async function writeMethods(trx: Transaction<Tables>, zoneId: number | null, methods: readonly ParsedMethod[]): Promise<void> {
	for (const { method, bands } of methods) {
		const known = await trx
			.selectFrom('shipping_methods')
			.select('id')
			.where('code', '=', method.code)
			.where('zone_id', 'is not distinct from', zoneId)
			.executeTakeFirst();
		await writeMethod(trx, known?.id ?? null, { method: { ...method, zone_id: zoneId }, bands });
	}
}

function parseAreas(lines: readonly string[], title: string): ZoneFields['areas'] {
	if (lines.length === 0 || lines.length > MOST_AREAS) throw new Error(`The zone ${title} needs 1 to ${MOST_AREAS} areas, such as "HR"`);
	return lines.map((line) => {
		const area = parseZoneArea(line);
		if (typeof area === 'string') throw new Error(`Invalid area in the zone ${title}: "${line}". Write HR, HR 214 or HR 20000-20999`);
		return area;
	});
}

function parseMethods<M extends PickupMethod>(
	methods: readonly M[],
	where: string,
	toKind: (method: M) => Partial<Method> & Pick<Method, 'kind'>,
): ParsedMethod[] {
	refuseTwice(
		`methods of the ${where} with the code`,
		methods.map(({ code }) => code),
	);
	return methods.map((given) => {
		const { code, title, title_en = title, titles, free_over, basis = 'value', days, price } = given;
		const [days_from, days_to] = days;
		if (!METHOD_CODE.test(code)) throw new Error(`Invalid code "${code}" in the ${where}: use up to 40 lower-case letters, digits, - and _`);
		if (days_to < days_from) throw new Error(`The days of ${code} in the ${where} are reversed: write the lower number first`);
		const free_over_cents = free_over === undefined ? null : toCents(free_over);
		return {
			method: { code, title, title_en, ...(titles && { titles }), basis, free_over_cents, days_from, days_to, ...toKind(given) },
			bands: parseBands(price, basis, `${code} in the ${where}`),
		};
	});
}

function toSent({ to = 'home', maximum_grams, maximum_size_mm, bulky = '0', only_bulky = false, cash_on_delivery = false, choice_days = 0 }: DeliveryMethod) {
	const bulkyGoods = { takes_bulky: only_bulky || bulky !== false, only_bulky, bulky_cents: bulky === false ? 0 : toCents(bulky) };
	return { ...bulkyGoods, kind: to, maximum_grams: maximum_grams ?? null, maximum_size_mm: maximum_size_mm ?? null, takes_cash: cash_on_delivery, choice_days };
}

function parseBands(price: PickupMethod['price'], basis: 'value' | 'weight', where: string): Band[] {
	const bands = typeof price === 'string' ? [{ above: '0', price }] : price;
	const fraction = basis === 'weight' ? bands.find(({ above }) => above.includes('.')) : undefined;
	if (fraction) throw new Error(`Invalid weight "${fraction.above}" of ${where}: grams are whole numbers`);
	const sorted = sortBands(bands.map(({ above, price: each }) => ({ above: basis === 'weight' ? Number(above) : toCents(above), cents: toCents(each) })));
	if (sorted === 'start') throw new Error(`The prices of ${where} need one above "0"`);
	if (sorted === 'twice') throw new Error(`Two prices of ${where} have the same "above"`);
	return sorted;
}

function refuseTwice(what: string, names: readonly string[]): void {
	const twice = names.find((name, place) => names.indexOf(name) !== place);
	if (twice !== undefined) throw new Error(`There are two ${what} ${twice}`);
}

const toCents = (amount: string): number => Math.round(Number(amount) * 100);
