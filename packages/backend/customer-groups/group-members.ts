import type { Database } from './tables.ts';

interface Member {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
}

/** Members with an id above `after`, by id. */
export const readMembers = (db: Database, groupId: number, { after, limit }: { readonly after: number; readonly limit: number }): Promise<Member[]> =>
	db
		.selectFrom('customer_group_members as m')
		.innerJoin('users as u', 'u.id', 'm.user_id')
		.select(['u.id', 'u.email', 'u.first_name', 'u.last_name'])
		.where('m.group_id', '=', groupId)
		.where('u.id', '>', after)
		.orderBy('u.id')
		.limit(limit)
		.execute();

/** Groups of a customer by name. */
export const readGroupsOf = (db: Database, userId: number): Promise<{ id: number; name: string }[]> =>
	db
		.selectFrom('customer_group_members as m')
		.innerJoin('customer_groups as g', 'g.id', 'm.group_id')
		.select(['g.id', 'g.name'])
		.where('m.user_id', '=', userId)
		.orderBy('g.name')
		.execute();

/** The account of an e-mail address, which is not that of staff; undefined if there is none. */
export const findCustomer = (db: Database, email: string): Promise<{ id: number } | undefined> =>
	db.selectFrom('users').select('id').where('email', '=', email.trim().toLowerCase()).where('role', 'is', null).executeTakeFirst();

/** Makes a customer a member; one who is already stays one. False if there is no such customer or group. */
export async function addMember(trx: Database, { groupId, userId }: { readonly groupId: number; readonly userId: number }): Promise<boolean> {
	const group = await trx.selectFrom('customer_groups').select('id').where('id', '=', groupId).forKeyShare().executeTakeFirst();
	const user = await trx.selectFrom('users').select('id').where('id', '=', userId).where('role', 'is', null).forKeyShare().executeTakeFirst();
	if (group === undefined || user === undefined) return false;
	await trx
		.insertInto('customer_group_members')
		.values({ group_id: groupId, user_id: userId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return true;
}

/** Ends a membership; the customer pays the shop's prices from then on. */
export async function removeMember(trx: Database, { groupId, userId }: { readonly groupId: number; readonly userId: number }): Promise<void> {
	await trx.deleteFrom('customer_group_members').where('group_id', '=', groupId).where('user_id', '=', userId).execute();
}
