import { sql } from 'kysely';
import type { Role } from '../role.ts';
import type { Database } from '../tables.ts';

/** Roles that may see hidden content in the shop. */
const SEES_HIDDEN: ReadonlySet<Role> = new Set(['owner', 'manager', 'editor', 'support']);

/** Account columns that follow from a role. */
export const toRoleColumns = (role: Role) => ({
	role,
	...{ staff: SEES_HIDDEN.has(role), developer: false, superuser: false },
	permissions: SEES_HIDDEN.has(role) || role === 'warehouse' ? ['warehouse_view'] : [],
});

interface StaffChange {
	readonly role?: Role;
	readonly first_name?: string;
	readonly last_name?: string;
}

type Outcome = 'done' | 'unknown' | 'last_owner';

/** Changes name or role. A change of the role ends the person's sessions. The last owner keeps the role. */
export const changeStaff = (db: Database, id: number, { role, ...names }: StaffChange): Promise<Outcome> =>
	withOwnersLocked(db, id, role !== undefined && role !== 'owner', async (trx, before) => {
		const changes = { ...names, ...(role !== undefined && toRoleColumns(role)) };
		if (Object.keys(changes).length > 0) await trx.updateTable('users').set(changes).where('id', '=', id).execute();
		if (role !== undefined && role !== before) await endSessions(trx, id);
	});

/** Takes the role away and ends the person's sessions. The account stays that of a customer, with its orders. */
export const removeStaff = (db: Database, id: number): Promise<Outcome> =>
	withOwnersLocked(db, id, true, async (trx) => {
		await trx.updateTable('users').set({ role: null, staff: false, developer: false, superuser: false, permissions: [] }).where('id', '=', id).execute();
		await trx.updateTable('user_codes').set({ used_at: new Date() }).where('user_id', '=', id).where('used_at', 'is', null).execute();
		await endSessions(trx, id);
	});

/** Ends all sessions of a person. Returns how many. */
export async function endSessions(db: Pick<Database, 'updateTable'>, userId: number): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('sessions')
		.set({ revoked_at: new Date() })
		.where('user_id', '=', userId)
		.where('revoked_at', 'is', null)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** Two owners who demote each other at once must not leave the shop without one. */
function withOwnersLocked(
	db: Database,
	id: number,
	takesOwner: boolean,
	write: (trx: Parameters<Parameters<ReturnType<Database['transaction']>['execute']>[0]>[0], before: string) => Promise<void>,
): Promise<Outcome> {
	return db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtext('shop_owner'))`.execute(trx);
		const person = await trx.selectFrom('users').select('role').where('id', '=', id).where('role', 'is not', null).executeTakeFirst();
		if (person?.role == null) return 'unknown';
		if (takesOwner && person.role === 'owner') {
			const other = await trx
				.selectFrom('users')
				.select('id')
				.where('role', '=', 'owner')
				.where('password_hash', 'is not', null)
				.where('id', '<>', id)
				.limit(1)
				.executeTakeFirst();
			if (other === undefined) return 'last_owner';
		}
		await write(trx, person.role);
		return 'done';
	});
}
