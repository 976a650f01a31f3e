import type { Kysely } from 'kysely';
import type { Database, Tables } from '../platform/database/tables.ts';
import { connectLabelService, type OfferedService, readLabelServices, type ServiceConfig } from './connect-service.ts';
import { type Labelled, type Making, makeLabels } from './make-labels.ts';

interface OwnMaking extends Omit<Making, 'carrier' | 'service'> {
	readonly config: ServiceConfig;
}

type Choice = { readonly carrier: string } | { readonly reason: string };

/** Makes a label for each order at its own carrier, at most one at a time; refused, with the reason, for orders that no carrier or several ones could take. */
export async function makeOwnLabels(db: Database, numbers: readonly string[], { config, ...making }: OwnMaking): Promise<Labelled[]> {
	const lockers = await readLockerCodes(db, numbers);
	const usable = (await readLabelServices(db, config)).filter(({ missing }) => missing.length === 0);
	const chosen = [...new Set(numbers)].map((number) => ({ number, choice: chooseCarrier(lockers.get(number) ?? null, usable) }));
	const labelled = new Map<string, Labelled>();
	for (const { number, choice } of chosen) if ('reason' in choice) labelled.set(number, { number, outcome: 'refused', reason: choice.reason });
	for (const { carrier } of usable) {
		const service = connectLabelService(carrier, config);
		const own = chosen.filter(({ choice }) => 'carrier' in choice && choice.carrier === carrier).map(({ number }) => number);
		if (service !== null) for (const one of await makeLabels(db, own, { ...making, carrier, service })) labelled.set(one.number, one);
	}
	return chosen.flatMap(({ number }) => labelled.get(number) ?? []);
}

/** The carrier of the locker; without a locker the one that delivers to addresses, if it is the only one. */
function chooseCarrier(locker: string | null, usable: readonly OfferedService[]): Choice {
	if (locker !== null) {
		const own = usable.find(({ carrier }) => locker.startsWith(`${carrier}:`));
		return own ?? { reason: `no carrier that makes labels has its parcel locker (${locker})` };
	}
	const [first, ...others] = usable.filter(({ lockersOnly }) => !lockersOnly);
	if (first === undefined) return { reason: 'no carrier that makes labels delivers to addresses' };
	return others.length === 0 ? first : { reason: 'several carriers deliver to addresses: make this label by the name of one' };
}

/** Codes of the parcel lockers that orders are sent to, such as `boxnow:42`, by their numbers. */
async function readLockerCodes(db: Kysely<Tables>, numbers: readonly string[]): Promise<Map<string, string>> {
	const orders = await db
		.selectFrom('orders as o')
		.innerJoin('order_parcels as p', 'p.order_id', 'o.id')
		.select(['o.number', 'p.locker'])
		.where('o.number', 'in', [...numbers])
		.execute();
	const lockers = new Map(orders.flatMap(({ number, locker }) => (locker === null ? [] : [[number, locker.id] as const])));
	if (lockers.size === 0) return new Map();
	const rows = await db
		.selectFrom('parcel_lockers')
		.select(['id', 'code'])
		.where('id', 'in', [...new Set(lockers.values())])
		.execute();
	const codes = new Map(rows.map(({ id, code }) => [id, code]));
	return new Map([...lockers].map(([number, id]) => [number, codes.get(id) ?? String(id)]));
}
