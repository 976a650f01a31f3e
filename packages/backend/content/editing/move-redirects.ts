import type { Database } from '../../platform/database/tables.ts';
import { saveRedirects } from '../redirects/save-redirects.ts';

const PERMANENT = 301;

/** Leads the old address to the new one, and lets an address that is in use again show its page: a rule from there is taken away. */
export async function moveRedirects(db: Database, { from, to }: { readonly from: string | null; readonly to: string }): Promise<void> {
	await saveRedirects(db, [{ old_path: to, new_path: '', type: PERMANENT }]);
	if (from !== null && from !== to) await saveRedirects(db, [{ old_path: from, new_path: to, type: PERMANENT }]);
}
