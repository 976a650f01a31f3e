import { CASH_ON_DELIVERY } from '@titraj/contract/payment-codes.ts';
import { parseSettlement, type SettlementRow } from '../../../payments/index.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import type { Database } from '../../tables.ts';
import { recordWebhook } from '../record-webhook.ts';
import { type Imported, type IncomingOutcome, importOnce, type NoteLine } from './import-once.ts';
import { receiveCash } from './receive-cash.ts';

interface Settlement {
	readonly csv: string;
	/** ISO 8601 day on which the carrier paid. */
	readonly receivedOn: string;
	/** The carrier's number of the settlement: a line of the same settlement and parcel counts once. */
	readonly number: string;
}

/** Imports a carrier's settlement: each parcel whose order has the amount marks its cash as received; any other becomes a case for staff. */
export function importSettlement(
	{ db, config, note }: { db: Database; config: BackendConfig; note?: NoteLine },
	{ csv, receivedOn, number }: Settlement,
): Promise<Imported> {
	return importOnce(
		db,
		parseSettlement(csv).map((line) => ({
			row: {
				...{ key: `settlement ${number} ${line.parcel}`, source: 'settlement' as const, received_on: receivedOn, amount_cents: line.cents, currency: 'EUR' },
				...{ payer: '', reference: line.parcel.slice(0, 200), details: number },
			},
			apply: (trx) => applyLine(trx, { line, receivedOn, number }, config),
		})),
		note,
	);
}

async function applyLine(
	trx: Database,
	{ line, receivedOn, number }: { line: SettlementRow; receivedOn: string; number: string },
	config: BackendConfig,
): Promise<{ order_id: number | null; outcome: IncomingOutcome }> {
	const parcels = await trx
		.selectFrom('orders as o')
		.select(['o.id', 'o.number'])
		.where((is) =>
			is.or([
				is('o.id', 'in', is.selectFrom('order_shipments').select('order_id').where('tracking_code', '=', line.parcel)),
				is('o.id', 'in', is.selectFrom('order_parcels').select('order_id').where('tracking_code', '=', line.parcel)),
			]),
		)
		.execute();
	const [order] = parcels;
	if (order === undefined) return { order_id: null, outcome: 'unknown' };
	if (parcels.length > 1) return { order_id: null, outcome: 'ambiguous' };
	const order_id = order.id;
	const received = await receiveCash(trx, order_id, { cents: line.cents, received_on: receivedOn, note: number, kind: 'settlement' }, config);
	if (received.outcome === 'recorded') return { order_id, outcome: 'paid' };
	if (received.outcome !== 'other_amount') return { order_id, outcome: 'twice' };
	const row = { provider: CASH_ON_DELIVERY, kind: 'settlement' as const, reference: order.number, order_id, amount_cents: line.cents, received_on: receivedOn };
	await recordWebhook(trx, { ...row, note: number }, 'amount');
	return { order_id, outcome: line.cents < received.expectedCents ? 'under' : 'over' };
}
