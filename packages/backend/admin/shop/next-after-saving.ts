import type { Database } from '../../platform/database/tables.ts';
import { isReady, readChecklist } from '../../setup/read-checklist.ts';
import { ADMIN_PATH } from '../admin-page.ts';

/** Where a saved page of settings leads: back to the checklist until the shop can take an order, then to itself. */
export async function nextAfterSaving(db: Database, { host, page }: { host: string; page: string }): Promise<string> {
	return `${isReady(await readChecklist(db, host)) ? page : ADMIN_PATH}?spremljeno=1`;
}
