import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a column is within ISO 8601 days of the shop's time, both included. Days begin at midnight of the shop. */
export const isWithinDays = (column: string, first: string, last: string): RawBuilder<SqlBool> =>
	sql<SqlBool>`${sql.ref(column)} >= (${first}::date)::timestamp at time zone 'Europe/Zagreb' and ${sql.ref(column)} < (${last}::date + 1)::timestamp at time zone 'Europe/Zagreb'`;

/** Whether a column is in a month of the shop's time, such as `2026-11`. */
export const isInMonth = (column: string, month: string): RawBuilder<SqlBool> =>
	sql<SqlBool>`${sql.ref(column)} >= (${`${month}-01`}::date)::timestamp at time zone 'Europe/Zagreb'
		and ${sql.ref(column)} < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Zagreb'`;
