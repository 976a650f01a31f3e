import { saveRedirectsIn } from '../redirects/save-redirects.ts';
import type { Database } from '../tables.ts';

const PERMANENT = 301;

/** Redirects the old address to the new one, and removes a rule from the new one, which would hide its page. In the transaction of the change. */
export async function moveRedirects(trx: Database, { from, to }: { readonly from: string | null; readonly to: string }): Promise<void> {
	await saveRedirectsIn(trx, [{ old_path: to, new_path: '', type: PERMANENT }]);
	if (from !== null && from !== to) await saveRedirectsIn(trx, [{ old_path: from, new_path: to, type: PERMANENT }]);
}
