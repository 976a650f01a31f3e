import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/tables.ts';
import { writeAudit } from '../../staff/index.ts';
import { callerOf } from './caller.ts';

/** Writes an entry of the log of changes in a transaction. */
type WriteEntry = (trx: Database) => Promise<void>;

/** The entry of a call that is no `route`, such as an upload. */
export const toEntry =
	(request: FastifyRequest, { operation, entity, after }: { readonly operation: string; readonly entity: string; readonly after: unknown }): WriteEntry =>
	async (trx) => {
		const { id, name } = callerOf(request);
		await writeAudit(trx, { caller: id, name, operation, entity, before: null, after });
	};

/**
 * The entry of a call that stores its changes in several transactions, one after the other: it is part of the first one that changes something, so that neither is
 * stored without the other.
 */
export class FirstEntry {
	readonly #write: WriteEntry;
	#isStored = false;

	constructor(write: WriteEntry) {
		this.#write = write;
	}

	/** Runs a transaction, which calls `note` if it changes something. The entry is still due if the transaction fails. */
	async inTransaction<Result>(db: Database, run: (trx: Database, note: () => Promise<void>) => Promise<Result>): Promise<Result> {
		let isWritten = this.#isStored;
		const result = await db.transaction().execute((trx) =>
			run(trx, async () => {
				if (!isWritten) await this.#write(trx);
				isWritten = true;
			}),
		);
		this.#isStored = isWritten;
		return result;
	}
}
