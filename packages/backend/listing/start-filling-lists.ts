import type { Database } from '../platform/database/tables.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';

/** Maximum delay of the best-seller list behind orders, in milliseconds. */
const INTERVAL = 600_000;

/** Regularly fills the lists that the merchant has not claimed. Calls `onChanged` after a list changed. */
export function startFillingLists(db: Database, { onChanged }: { onChanged: () => void }): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			if (await db.transaction().execute(refreshFilledLists)) onChanged();
		} catch (cause) {
			console.error(`Lists could not be filled: ${cause instanceof Error ? cause.message : cause}; it is tried again`);
		}
	});
}
