import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';

/**
 * A transaction for functions that begin transactions of their own: theirs are savepoints of it, so that what they write is stored with the rest or not
 * at all, and an error that they expect does not end it.
 */
export function toJoined(trx: Transaction<Tables>): Database {
	return new Proxy(trx, {
		get(target, name) {
			if (name === 'transaction') return () => ({ execute: <Result>(write: (part: Database) => Promise<Result>) => inSavepoint(target, write) });
			const value: unknown = Reflect.get(target, name, target);
			return typeof value === 'function' ? value.bind(target) : value;
		},
	});
}

async function inSavepoint<Result>(trx: Transaction<Tables>, write: (part: Database) => Promise<Result>): Promise<Result> {
	await sql`savepoint joined`.execute(trx);
	try {
		const result = await write(toJoined(trx));
		await sql`release savepoint joined`.execute(trx);
		return result;
	} catch (error) {
		await sql`rollback to savepoint joined`.execute(trx);
		await sql`release savepoint joined`.execute(trx);
		throw error;
	}
}
