import { messageOf } from '../http/call-error.ts';
import { type MappedRow, type SentFields, toRow, toSentFields } from '../mapping/to-row.ts';
import { unsentPieces } from '../orders/outbox.ts';
import { pullOrders } from '../orders/pull-orders.ts';
import type { Round } from '../round/round.ts';
import { ROWS_PER_CALL, type RowOutcome } from '../shop/shop-client.ts';
import type { ProductRow } from '../shop/types.ts';
import type { ShopProducts } from './shop-products.ts';

interface Prepared extends MappedRow {
	readonly sourceId: string;
	readonly sent: SentFields;
}

/** Most lines of the report of overwritten values. */
const MOST_OVERWRITTEN = 10_000;

/** Sends products as rows; of several with one sku the last. Refused rows are noted for the report, and do not stop the others. Returns the skus. */
export async function writeProducts<Product>(round: Round<Product>, products: readonly Product[], there: ShopProducts): Promise<ReadonlySet<string>> {
	const { mapping } = round.connector;
	const bySku = new Map<string, Product>();
	for (const product of products) {
		const sku = mapping.sku(product);
		if (sku !== null) bySku.set(sku, product);
	}
	const all = [...bySku];
	for (let first = 0; first < all.length; first += ROWS_PER_CALL) await writeSome(round, all.slice(first, first + ROWS_PER_CALL), there);
	return new Set(bySku.keys());
}

async function writeSome<Product>(round: Round<Product>, products: readonly (readonly [string, Product])[], there: ShopProducts): Promise<void> {
	const { connector, shop, state, dryRun, log } = round;
	// An order that arrived meanwhile is not in the engine's stock yet.
	if (!dryRun) await pullOrders(round);
	const known = await there.read(products.map(([sku]) => sku));
	const unsent = unsentPieces(state);
	const prepared = products.flatMap(([sku, product]): Prepared[] => {
		const { sent, isOffSale } = readSent(state, sku);
		try {
			const mapped = toRow(product, connector.mapping, { sku, shop: known.get(sku) ?? null, sent });
			const row = withoutUnsent(isOffSale ? { archived: false, ...mapped.row } : mapped.row, unsent.get(sku) ?? 0);
			return [{ ...mapped, row, sent, sourceId: connector.engine.idOf(product) }];
		} catch (error) {
			// One product that the mapping cannot read does not stop the others.
			noteRefusal(round, { sku, sourceId: toSourceId(round, product), reason: `the mapping failed: ${messageOf(error)}` });
			return [];
		}
	});
	if (prepared.length === 0) return;
	const outcomes = await shop.sendRows(
		prepared.map(({ row }) => row),
		{ dryRun },
	);
	if (dryRun) for (const [index, outcome] of outcomes.entries()) logTrial(log, prepared[index], outcome);
	else
		state.write(() => {
			for (const [index, outcome] of outcomes.entries()) takeOutcome(round, prepared[index], { outcome, there });
		});
}

function takeOutcome<Product>(round: Round<Product>, prepared: Prepared | undefined, { outcome, there }: { outcome: RowOutcome; there: ShopProducts }): void {
	if (prepared === undefined) return;
	const { state, now, log } = round;
	const { row, fields, overwritten, kept, sent, sourceId } = prepared;
	state.count(`rows_${outcome.outcome}`);
	if (outcome.outcome === 'refused') {
		noteRefusal(round, { sku: row.sku, sourceId, reason: toReason(outcome) });
		return;
	}
	state.count('fields_kept', kept.length);
	state.count('fields_overwritten', overwritten.length);
	state.run('delete from refusals where sku = ?', row.sku);
	state.run(
		'insert or replace into sent (sku, source_id, fields, archived) values (?, ?, ?, ?)',
		...[row.sku, sourceId, JSON.stringify(toSentFields(sent, fields)), row.archived === true ? 1 : 0],
	);
	for (const { field, shop, source } of overwritten) {
		state.run('insert into overwritten (sku, field, shop, source, at) values (?, ?, ?, ?, ?)', row.sku, field, shop, source, now());
		log({ event: 'overwritten', sku: row.sku, field, shop, source });
	}
	if (overwritten.length > 0) state.run('delete from overwritten where id <= (select max(id) from overwritten) - ?', MOST_OVERWRITTEN);
	there.note(row.sku, fields);
}

interface Refused {
	readonly sku: string;
	/** Null if the engine's product has no id that can be read. */
	readonly sourceId: string | null;
	readonly reason: string;
}

/** What staff have dismissed stays so until it is refused for another reason. */
function noteRefusal<Product>({ state, now, log, dryRun }: Round<Product>, { sku, sourceId, reason }: Refused): void {
	if (!dryRun)
		state.run(
			`insert into refusals (sku, source_id, reason, at) values (?, ?, ?, ?) on conflict (sku) do update set source_id = excluded.source_id, reason = excluded.reason,
				at = excluded.at, dismissed = case when reason = excluded.reason then dismissed else 0 end`,
			...[sku, sourceId, reason, now()],
		);
	log({ event: 'row_refused', sku, reason });
}

function toSourceId<Product>({ connector }: Round<Product>, product: Product): string | null {
	try {
		return connector.engine.idOf(product);
	} catch {
		return null;
	}
}

function logTrial(log: Round<unknown>['log'], prepared: Prepared | undefined, outcome: RowOutcome): void {
	if (outcome.outcome === 'unchanged' || prepared === undefined) return;
	const { row, overwritten } = prepared;
	const refused = outcome.outcome === 'refused' ? { reason: toReason(outcome) } : {};
	log({ event: `would_be_${outcome.outcome}`, sku: row.sku, overwrites: overwritten.map(({ field }) => field).join(' ') || null, ...refused });
}

const toReason = ({ errors = [] }: RowOutcome): string => errors.map(({ field, reason }) => `${field}: ${reason}`.slice(0, 300)).join('; ');

function readSent(state: Round<unknown>['state'], sku: string): { readonly sent: SentFields; readonly isOffSale: boolean } {
	const row = state.one<{ fields: string; archived: number }>('select fields, archived from sent where sku = ?', sku);
	return row === undefined ? { sent: {}, isOffSale: false } : { sent: JSON.parse(row.fields), isOffSale: row.archived === 1 };
}

/** The engine's stock less what was ordered in the shop and is not there yet. */
function withoutUnsent(row: ProductRow, pieces: number): ProductRow {
	if (pieces === 0 || !row.stock) return row;
	const { quantity, locations } = row.stock;
	if (quantity !== undefined) return { ...row, stock: { quantity: Math.max(0, quantity - pieces) } };
	if (locations === undefined) return row;
	const lowered = locations.map((place) => (place.location === 'warehouse' ? { ...place, quantity: Math.max(0, place.quantity - pieces) } : place));
	return { ...row, stock: { locations: lowered } };
}
