import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface AttemptLimit {
	/** What is counted: an account, an address, or both together. */
	key: string;
	/** Number of attempts without a wait; the wait doubles with each further one. */
	free: number;
	firstWait: number;
}

/** Seconds. */
const LONGEST_WAIT = 900;
const FORGOTTEN_AFTER = 3600;

/**
 * Counts one attempt on every limit in one statement, before it is made, so that concurrent attempts are all counted. Returns the seconds
 * to wait, 0 if it is allowed. An attempt that must wait for one limit is counted on none, so that an attacker blocked by one limit cannot
 * use up another.
 */
export async function takeAttempt(db: Database, limits: readonly AttemptLimit[]): Promise<number> {
	const rows = limits.map((limit) => ({ ...limit, key: toKey(limit.key) })).sort((a, b) => (a.key < b.key ? -1 : 1));
	const keys = rows.map(({ key }) => key);
	const counted = await sql<{ key: string }>`
		insert into attempts as a (key, count, locked_until)
		select r.key, 1, case when r.free <= 1 then now() + make_interval(secs => r.first_wait) end
		from json_to_recordset(${JSON.stringify(rows.map(({ key, free, firstWait }) => ({ key, free, first_wait: firstWait })))}::json)
			as r(key text, free int, first_wait int)
		where not exists (select from attempts where key = any(${keys}::text[]) and ${isLocked(sql`locked_until`)})
		on conflict (key) do update set
			count = ${NEXT},
			last_at = now(),
			locked_until = case when ${NEXT} >= ${limitOf(rows, 'free')} then
				now() + make_interval(secs => least(${LONGEST_WAIT}::int, ${limitOf(rows, 'firstWait')} * 2 ^ least(16, ${NEXT} - ${limitOf(rows, 'free')}))::int) end
		where a.locked_until is null or not ${isLocked(sql`a.locked_until`)}
		returning key
	`.execute(db);
	if (counted.rows.length === rows.length) return 0;
	const waits = await sql<{ wait: number | null }>`
		select ceil(extract(epoch from max(locked_until) - now()))::int as wait from attempts where key = any(${keys}::text[]) and ${isLocked(sql`locked_until`)}
	`.execute(db);
	return Math.max(1, waits.rows[0]?.wait ?? 1);
}

/** Call after a successful attempt: resets its counters; with `keep` it takes back only one attempt. */
export async function clearAttempts(db: Database, { forget, keep }: { forget: readonly string[]; keep: readonly string[] }): Promise<void> {
	await sql`
		with old as (delete from attempts where key = any(${forget.map(toKey)}::text[]) or last_at < now() - interval '1 day')
		update attempts set count = greatest(0, count - 1), locked_until = null where key = any(${keep.map(toKey)}::text[])
	`.execute(db);
}

/** A lock that ends later than any lock can was set before the clock was set back, so it is ignored. */
const isLocked = (until: RawBuilder<unknown>) => sql`(${until} > now() and ${until} <= now() + make_interval(secs => ${LONGEST_WAIT}::int))`;

const NEXT = sql`case when a.last_at < now() - make_interval(secs => ${FORGOTTEN_AFTER}::int) then 1 else a.count + 1 end`;

/** A limit's number, looked up by the key of the row. */
const limitOf = (rows: readonly AttemptLimit[], name: 'free' | 'firstWait') =>
	sql`case a.key ${sql.join(
		rows.map((row) => sql`when ${row.key} then ${row[name]}::int`),
		sql` `,
	)} end`;

/** Hashed, because typed e-mail addresses must not be stored. */
const toKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
