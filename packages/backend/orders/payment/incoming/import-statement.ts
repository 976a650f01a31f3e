import { createHash } from 'node:crypto';
import { parseCamt, type StatementEntry } from '../../../payments/index.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import type { Database } from '../../tables.ts';
import { receiveTransfer } from '../receive-transfer.ts';
import { recordWebhook } from '../record-webhook.ts';
import { type Imported, type IncomingOutcome, importOnce, type NoteLine } from './import-once.ts';
import { findTransferOrders, isOtherPayer, toOrderNumbers } from './match-transfer.ts';

/**
 * Imports a CAMT.053 statement: each credit that names an order by its reference and has its amount pays the order; any other becomes a case for staff. A credit that
 * was imported before is skipped, also if two statements overlap. Throws if the file cannot be read; nothing is imported then.
 */
export async function importStatement({ db, config, note }: { db: Database; config: BackendConfig; note?: NoteLine }, xml: string): Promise<Imported> {
	const seen = new Map<string, number>();
	const lines = parseCamt(xml).flatMap(({ iban, entries }) => entries.map((entry) => ({ entry, key: toKey(iban, entry, seen) })));
	return importOnce(
		db,
		lines.map(({ entry, key }) => ({
			row: {
				...{ key, source: 'statement' as const, received_on: entry.bookedOn, amount_cents: entry.cents, currency: entry.currency },
				...{ payer: entry.payer.slice(0, 200), reference: entry.references.join(' ').slice(0, 200), details: entry.text.slice(0, 1000) },
			},
			apply: (trx) => applyCredit(trx, entry, config),
		})),
		note,
	);
}

/** The bank's reference names a transaction. Without one, equal credits of one day are distinguished by their position. */
function toKey(iban: string, { bankReference, bookedOn, cents, payer, references, text }: StatementEntry, seen: Map<string, number>): string {
	const facts = bankReference === '' ? [iban, bookedOn, cents, payer, references, text] : [iban, bookedOn, cents, bankReference];
	const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
	const count = seen.get(hash) ?? 0;
	seen.set(hash, count + 1);
	return `${hash}-${count}`;
}

async function applyCredit(trx: Database, entry: StatementEntry, config: BackendConfig): Promise<{ order_id: number | null; outcome: IncomingOutcome }> {
	const orders = await findTransferOrders(trx, toOrderNumbers(entry));
	const [order] = orders;
	if (order === undefined) return { order_id: null, outcome: 'unknown' };
	if (orders.length > 1) return { order_id: null, outcome: 'ambiguous' };
	const order_id = order.id;
	if (entry.currency !== 'EUR') return { order_id, outcome: 'currency' };
	const { cents, bookedOn: received_on, payer } = entry;
	const received = await receiveTransfer(
		trx,
		order_id,
		{ cents, received_on, note: payer.slice(0, 200) || null, acceptsOther: false, kind: 'statement' },
		config,
	);
	if (received.outcome === 'gone') return { order_id, outcome: 'twice' };
	if (received.outcome === 'recorded') return { order_id, outcome: (await isOtherPayer(trx, order_id, payer)) ? 'other_payer' : 'paid' };
	// The order is then neither cancelled nor loses its goods until staff decide.
	await recordWebhook(
		trx,
		{ provider: 'bank_transfer', kind: 'statement', reference: order.number, order_id, amount_cents: cents, received_on, note: null },
		'amount',
	);
	return { order_id, outcome: cents < received.expectedCents ? 'under' : 'over' };
}
