import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Database } from './tables.ts';

export type StoredLabel = Selectable<Tables['courier_labels']>;

/** Labels of an order, the first first. */
export const readOrderLabels = (db: Database, orderId: number): Promise<StoredLabel[]> =>
	db.selectFrom('courier_labels').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/** A label by its id; null if there is none. */
export const readLabel = async (db: Database, id: number): Promise<StoredLabel | null> =>
	(await db.selectFrom('courier_labels').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
