import type { Session } from '../../platform/visitor/session.ts';
import type { Database } from '../tables.ts';
import { type AuditEntry, writeAudit } from './write-audit.ts';

/** Writes what staff changed by a call of the shop, as `writeAudit` does for the merchant API. In the transaction of the change. */
export async function writeShopEdit(trx: Database, { user_id }: Pick<Session, 'user_id'>, edit: Omit<AuditEntry, 'caller' | 'name'>): Promise<void> {
	const person = user_id === null ? undefined : await trx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
	await writeAudit(trx, { caller: `person ${user_id ?? 0}`, name: person?.email ?? '', ...edit });
}
