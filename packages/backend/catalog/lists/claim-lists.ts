import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Hands lists that the shop fills over to the merchant: removes the products that the shop added. From then on only the merchant's rows
 * determine the content.
 */
export async function claimLists(trx: Database, codes: readonly string[]): Promise<void> {
	if (codes.length === 0) return;
	await sql`
		with claimed as (
			update product_lists set filled_with = null where filled_with is not null and code in (select json_array_elements_text(${JSON.stringify(codes)}::json))
			returning code
		)
		delete from product_list_items i using claimed where i.list_code = claimed.code
	`.execute(trx);
}
