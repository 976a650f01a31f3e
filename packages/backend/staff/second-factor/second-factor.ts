import { clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import { endSessions } from '../people/change-staff.ts';
import type { Database } from '../tables.ts';
import { findPeriod, newSecret } from './one-time-code.ts';
import { issueRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { seal, unseal } from './secret-box.ts';

/** Whose factor it is, and the backend's secret that seals it. */
interface Owner {
	readonly userId: number;
	readonly secret: string;
}

export interface FactorState {
	readonly enabled: boolean;
	/** Recovery codes that were not used. */
	readonly recovery_left: number;
}

export async function readFactor(db: Database, userId: number): Promise<FactorState> {
	const row = await findConfirmed(db, userId);
	const codes = await db.selectFrom('staff_recovery_codes').select('user_id').where('user_id', '=', userId).execute();
	return { enabled: row !== undefined, recovery_left: row === undefined ? 0 : codes.length };
}

/** Begins a new factor, which applies once its first code was typed. Null if there is one already. */
export async function beginFactor(db: Database, { userId, secret }: Owner): Promise<string | null> {
	const own = newSecret();
	const row = { secret: seal(own, { secret, userId }), confirmed_at: null, last_period: 0 };
	const written = await db
		.insertInto('staff_factors')
		.values({ user_id: userId, ...row })
		.onConflict((known) => known.column('user_id').doUpdateSet(row).where('staff_factors.confirmed_at', 'is', null))
		.returning('user_id')
		.executeTakeFirst();
	return written === undefined ? null : own;
}

/** Secret of a factor that waits for its first code; null if there is none. */
export async function readBegun(db: Database, { userId, secret }: Owner): Promise<string | null> {
	const row = await db.selectFrom('staff_factors').select('secret').where('user_id', '=', userId).where('confirmed_at', 'is', null).executeTakeFirst();
	return row === undefined ? null : unseal(row.secret, { secret, userId });
}

/** Ends the set-up by the first code, and returns the recovery codes. Seconds to wait after too many. */
export async function confirmFactor(db: Database, { userId, secret, code, now }: Proof): Promise<readonly string[] | 'wrong' | number> {
	const wait = await takeAttempt(db, [limitOf(userId)]);
	if (wait > 0) return wait;
	const begun = await readBegun(db, { userId, secret });
	const period = begun === null ? null : findPeriod(code, { secret: begun, now, after: 0 });
	if (period === null) return 'wrong';
	return db.transaction().execute(async (trx) => {
		const confirmed = await trx
			.updateTable('staff_factors')
			.set({ confirmed_at: now, last_period: period })
			.where('user_id', '=', userId)
			.where('confirmed_at', 'is', null)
			.returning('user_id')
			.executeTakeFirst();
		if (confirmed === undefined) return 'wrong';
		await clearAttempts(trx, { forget: [limitOf(userId).key], keep: [] });
		return issueRecoveryCodes(trx, userId);
	});
}

interface Proof extends Owner {
	readonly code: string;
	readonly now: Date;
}

/** Checks a code of the app or a recovery code; each works once. Seconds to wait after too many. */
export async function proveFactor(db: Database, { userId, secret, code: typed, now }: Proof): Promise<'app' | 'recovery' | 'wrong' | number> {
	const wait = await takeAttempt(db, [limitOf(userId)]);
	if (wait > 0) return wait;
	const code = typed.replaceAll(/[\s-]/g, '');
	const proved = (await isAppCode(db, { userId, secret, code, now })) ? 'app' : (await useRecoveryCode(db, userId, code)) ? 'recovery' : 'wrong';
	if (proved !== 'wrong') await clearAttempts(db, { forget: [limitOf(userId).key], keep: [] });
	return proved;
}

/** Of two calls with the same code, the second finds its period used. */
async function isAppCode(db: Database, { userId, secret, code, now }: Proof): Promise<boolean> {
	const row = await findConfirmed(db, userId);
	const own = row === undefined ? null : unseal(row.secret, { secret, userId });
	const period = row === undefined || own === null ? null : findPeriod(code, { secret: own, now, after: Number(row.last_period) });
	if (period === null) return false;
	const used = await db
		.updateTable('staff_factors')
		.set({ last_period: period })
		.where('user_id', '=', userId)
		.where('last_period', '<', period)
		.returning('user_id')
		.executeTakeFirst();
	return used !== undefined;
}

/** Replaces the recovery codes; null without a factor. */
export const renewRecoveryCodes = (db: Database, userId: number): Promise<readonly string[] | null> =>
	db.transaction().execute(async (trx) => ((await findConfirmed(trx, userId)) === undefined ? null : issueRecoveryCodes(trx, userId)));

/** Takes the factor away; false if there was none. */
export async function removeFactor(db: Database, userId: number): Promise<boolean> {
	await db.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute();
	const removed = await db.deleteFrom('staff_factors').where('user_id', '=', userId).returning('confirmed_at').executeTakeFirst();
	return removed != null && removed.confirmed_at !== null;
}

/** For somebody who lost phone and codes: takes the factor away and ends the person's sessions. */
export const resetFactor = (db: Database, userId: number): Promise<boolean> =>
	db.transaction().execute(async (trx) => {
		const had = await removeFactor(trx, userId);
		if (had) await endSessions(trx, userId);
		return had;
	});

const findConfirmed = (db: Database, userId: number) =>
	db.selectFrom('staff_factors').selectAll().where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst();

const limitOf = (userId: number) => ({ key: `second factor of ${userId}`, free: 6, firstWait: 30 });
