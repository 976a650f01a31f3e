import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { isReady, readChecklist } from '../../setup/index.ts';
import { CHECKLIST_PATH } from '../admin-page.ts';

/** Redirect after saving a settings page: to the checklist until the shop can take orders, then back to the page. */
export async function nextAfterSaving(db: Database, { config, page }: { config: BackendConfig; page: string }): Promise<string> {
	return `${isReady(await readChecklist(db, config)) ? page : CHECKLIST_PATH}?spremljeno=1`;
}
