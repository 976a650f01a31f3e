import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

type OrderRow = Selectable<Tables['orders']>;

/** Finds an order by `{id}-{code}` (Spec 2); null if the code does not match. */
export async function findOrderByIdentificator(db: Database, identificator: string): Promise<OrderRow | null> {
	const [, id, code] = /^(\d{1,9})-([\w-]{16,64})$/.exec(identificator) ?? [];
	if (id === undefined || code === undefined) return null;
	return (await db.selectFrom('orders').selectAll().where('id', '=', Number(id)).where('code', '=', code).executeTakeFirst()) ?? null;
}
