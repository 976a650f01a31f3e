import type { PriceFacts, PriceRuleDefinition } from '@titraj/contract/shop/define-price-rule.ts';
import { type RawBuilder, sql } from 'kysely';
import { readGroupsOf } from './group-members.ts';
import type { Database } from './tables.ts';

interface MemberRow {
	readonly code: string;
	readonly price_cents: number;
	readonly now_cents: number;
	readonly lowest_price_cents: number | null;
	/** Price that the owner of a cart saw when its line was last written; null if unknown. */
	readonly seen_cents?: number | null;
	/** Of `memberPrice`. */
	readonly member_cents: number;
}

/**
 * Cents that a customer pays for a product (`p`): the lowest of its current price and of what the customer's groups give. A group gives its price of the
 * product, or else takes its per cent off the regular price, rounded half up to cents and never below one cent. Null is a visitor, who has no group.
 */
export const memberPrice = (userId: number | null): RawBuilder<number> => (userId === null ? sql`p.now_cents` : sql`member_price_cents(${userId}::int, p.id)`);

/**
 * Rows at the price of the customer, with `code` as sku: that of `memberPrice`, which the shop folder's rule may lower for customers. It is not announced as a
 * reduction: that is measured by the prices that everybody could pay.
 */
export async function toMemberRows<Row extends MemberRow>(
	db: Database,
	rows: readonly Row[],
	{ userId, rule }: { readonly userId: number | null; readonly rule: PriceRuleDefinition | undefined },
): Promise<Row[]> {
	if (userId === null || rule === undefined) return rows.map(toMemberRow);
	const customer = await readCustomer(db, userId);
	return rows.map((row) => {
		const priced = (cents: number): number => rule({ sku: row.code, regularCents: row.price_cents, cents, customer });
		const seen = row.seen_cents == null ? {} : { seen_cents: priced(row.seen_cents) };
		return toMemberRow({ ...row, ...seen, member_cents: priced(row.member_cents) });
	});
}

const toMemberRow = <Row extends MemberRow>(row: Row): Row =>
	row.member_cents < row.now_cents ? { ...row, now_cents: row.member_cents, lowest_price_cents: null } : row;

async function readCustomer(db: Database, id: number): Promise<PriceFacts['customer']> {
	return { id, groups: (await readGroupsOf(db, id)).map(({ name }) => name) };
}
