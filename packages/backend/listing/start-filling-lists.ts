import type { Database } from '../platform/database/tables.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';

/** Milliseconds by which the list of best sellers may lag behind orders. */
const INTERVAL = 600_000;

/** Fills the lists that the merchant leaves to the shop; `onChanged` when one became another. */
export function startFillingLists(db: Database, { onChanged }: { onChanged: () => void }): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			if (await db.transaction().execute(refreshFilledLists)) onChanged();
		} catch (cause) {
			console.error(`Lists could not be filled: ${cause instanceof Error ? cause.message : cause}; it is tried again`);
		}
	});
}
