import type { Generated } from 'kysely';

/** Written by triggers alone (migrations 0010, 0013). `tx` is the transaction's number. */
export interface ChangeTables {
	content_changes: { id: Generated<number>; entity: string; entity_id: number | null; created_at: Generated<Date>; tx: Generated<string> };
	/** Calls of the content webhook, the latest ones. `status` is null where no answer came. */
	webhook_calls: { id: Generated<number>; at: Generated<Date>; changes: number; told: string; status: number | null; ms: number; fault: string | null };
}
