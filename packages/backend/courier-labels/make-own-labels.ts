import type { Database } from '../platform/database/tables.ts';
import { readLockerCodes } from '../shipping/index.ts';
import { connectLabelService, type OfferedService, readLabelServices, type ServiceConfig } from './connect-service.ts';
import { type Labelled, type Making, makeLabels } from './make-labels.ts';
import type { StoredLabel } from './read-labels.ts';

interface OwnMaking extends Omit<Making, 'carrier' | 'service'> {
	readonly config: ServiceConfig;
}

type Choice = { readonly carrier: string } | { readonly reason: string } | { readonly made: Labelled };

/**
 * Makes a label for each order at its own carrier, at most one at a time; refused, with the reason, for orders that no carrier or several ones could take. An order that has a
 * label, or waits for one whose answer was lost, stays with the carrier of that label.
 */
export async function makeOwnLabels(db: Database, numbers: readonly string[], { config, ...making }: OwnMaking): Promise<Labelled[]> {
	const lockers = await readChosenLockers(db, numbers);
	const live = await readLive(db, numbers);
	const usable = (await readLabelServices(db, config)).filter(({ missing }) => missing.length === 0);
	const choose = (number: string): Choice => stayWith(live.get(number), usable) ?? chooseCarrier(lockers.get(number) ?? null, usable);
	const chosen = [...new Set(numbers)].map((number) => ({ number, choice: choose(number) }));
	const labelled = new Map<string, Labelled>();
	for (const { number, choice } of chosen) {
		if ('reason' in choice) labelled.set(number, { number, outcome: 'refused', reason: choice.reason });
		if ('made' in choice) labelled.set(number, choice.made);
	}
	for (const { carrier } of usable) {
		const service = connectLabelService(carrier, config);
		const own = chosen.filter(({ choice }) => 'carrier' in choice && choice.carrier === carrier).map(({ number }) => number);
		if (service !== null) for (const one of await makeLabels(db, own, { ...making, carrier, service })) labelled.set(one.number, one);
	}
	return chosen.flatMap(({ number }) => labelled.get(number) ?? []);
}

interface LiveLabel extends Pick<StoredLabel, 'id' | 'carrier' | 'state' | 'tracking_code'> {
	readonly number: string;
}

/** Labels that orders have or wait for, by their numbers. */
async function readLive(db: Database, numbers: readonly string[]): Promise<Map<string, LiveLabel>> {
	const rows = await db
		.selectFrom('courier_labels as l')
		.innerJoin('orders as o', 'o.id', 'l.order_id')
		.select(['o.number', 'l.id', 'l.carrier', 'l.state', 'l.tracking_code'])
		.where('o.number', 'in', [...numbers])
		.where('l.state', 'in', ['asked', 'made'])
		.execute();
	return new Map(rows.map((row) => [row.number, row]));
}

function stayWith(live: LiveLabel | undefined, usable: readonly OfferedService[]): Choice | null {
	if (live === undefined) return null;
	const { number, id, carrier, state, tracking_code } = live;
	if (state === 'made') return { made: { number, outcome: 'was', carrier, id, tracking_code: tracking_code ?? '' } };
	return usable.some((one) => one.carrier === carrier)
		? { carrier }
		: { reason: `a label of ${carrier} is asked for, and settings of that carrier are missing` };
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
async function readChosenLockers(db: Database, numbers: readonly string[]): Promise<Map<string, string>> {
	const orders = await db
		.selectFrom('orders as o')
		.innerJoin('order_parcels as p', 'p.order_id', 'o.id')
		.select(['o.number', 'p.locker'])
		.where('o.number', 'in', [...numbers])
		.execute();
	const lockers = new Map(orders.flatMap(({ number, locker }) => (locker === null ? [] : [[number, locker.id] as const])));
	const codes = await readLockerCodes(db, [...new Set(lockers.values())]);
	return new Map([...lockers].map(([number, id]) => [number, codes.get(id) ?? String(id)]));
}
