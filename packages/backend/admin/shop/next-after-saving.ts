import type { Database } from '../../platform/database/tables.ts';
import { isReady, readChecklist } from '../../setup/read-checklist.ts';
import { ADMIN_PATH } from '../admin-page.ts';

/** Redirect after saving a settings page: to the checklist until the shop can take orders, then back to the page. */
export async function nextAfterSaving(db: Database, { host, page }: { host: string; page: string }): Promise<string> {
	return `${isReady(await readChecklist(db, host)) ? page : ADMIN_PATH}?spremljeno=1`;
}
