import { type RawBuilder, sql } from 'kysely';

interface MemberRow {
	readonly now_cents: number;
	readonly lowest_price_cents: number | null;
	/** Of `memberPrice`. */
	readonly member_cents: number;
}

/**
 * Cents that a customer pays for a product (`p`): the lowest of its current price and of what the customer's groups give. A group gives its price of the
 * product, or else takes its per cent off the regular price, rounded half up to cents and never below one cent. Null is a visitor, who has no group.
 */
export const memberPrice = (userId: number | null): RawBuilder<number> => (userId === null ? sql`p.now_cents` : sql`member_price_cents(${userId}::int, p.id)`);

/** The row at the price of the customer. It is not announced as a reduction: that is measured by the prices that everybody could pay. */
export const toMemberRow = <Row extends MemberRow>(row: Row): Row =>
	row.member_cents < row.now_cents ? { ...row, now_cents: row.member_cents, lowest_price_cents: null } : row;
