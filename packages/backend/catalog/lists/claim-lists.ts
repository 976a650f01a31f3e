import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Makes lists the merchant's that the shop has filled by itself: what the shop put there goes, and from now on the merchant's rows alone say what they hold. */
export async function claimLists(trx: Kysely<Tables>, codes: readonly string[]): Promise<void> {
	if (codes.length === 0) return;
	await sql`
		with claimed as (
			update product_lists set filled_with = null where filled_with is not null and code in (select json_array_elements_text(${JSON.stringify(codes)}::json))
			returning code
		)
		delete from product_list_items i using claimed where i.list_code = claimed.code
	`.execute(trx);
}
