import type { Address } from '@titraj/contract/profile.ts';
import { addressColumns } from '../../platform/database/address-columns.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { refuseForm, toOptionalLine } from '../../platform/http/form.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Database } from '../tables.ts';
import { parseAddress } from './parse-address.ts';

/** Maximum number of addresses per account, to limit abuse. */
const MOST = 50;

export const listAddresses = forCustomer<'_get_hapi_auth_addresses'>(async (_query, { db, userId }) => answer(await readAddresses(db, userId)));

export const saveAddress = forCustomer<'_post_hapi_auth_addresses'>(async (body, { db, userId }) => {
	const parsed = parseAddress(body);
	if (!parsed.ok) return refuseForm(parsed.errors);
	return db.transaction().execute(async (trx) => {
		await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
		const book = await readAddresses(trx, userId);
		const known = body.id === undefined ? undefined : book.find(({ id }) => id === body.id);
		if (body.id !== undefined && known === undefined) return notFound('address');
		if (known === undefined && book.length >= MOST) return { success: false, label_name: 'error_addresses_full' };
		const isFirst = book.length === 0;
		const defaults = {
			default_delivery: body.default_delivery ?? known?.default_delivery ?? isFirst,
			default_billing: body.default_billing ?? known?.default_billing ?? isFirst,
		};
		await releaseDefaults(trx, userId, defaults);
		const row = { ...parsed.address, ...defaults, title: body.title === undefined ? (known?.title ?? null) : toOptionalLine(body.title) };
		if (known === undefined)
			await trx
				.insertInto('user_addresses')
				.values({ ...row, user_id: userId })
				.execute();
		else await trx.updateTable('user_addresses').set(row).where('id', '=', known.id).where('user_id', '=', userId).execute();
		return answer(await readAddresses(trx, userId));
	});
});

export const deleteAddress = forCustomer<'_delete_hapi_auth_addresses'>(async ({ id }, { db, userId }) => {
	await db.deleteFrom('user_addresses').where('id', '=', id).where('user_id', '=', userId).execute();
	return answer(await readAddresses(db, userId));
});

/** The address book, oldest first. */
export const readAddresses = (db: Database, userId: number): Promise<Address[]> =>
	db
		.selectFrom('user_addresses')
		.select(['id', 'title', ...addressColumns, 'default_delivery', 'default_billing'])
		.where('user_id', '=', userId)
		.orderBy('id')
		.execute();

async function releaseDefaults(trx: Database, userId: number, taken: { default_delivery: boolean; default_billing: boolean }): Promise<void> {
	const own = trx.updateTable('user_addresses').where('user_id', '=', userId);
	if (taken.default_delivery) await own.set({ default_delivery: false }).where('default_delivery', '=', true).execute();
	if (taken.default_billing) await own.set({ default_billing: false }).where('default_billing', '=', true).execute();
}

const answer = (items: Address[]) => ({ success: true, data: { items } });
