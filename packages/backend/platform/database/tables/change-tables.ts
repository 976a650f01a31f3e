import type { Generated } from 'kysely';

/** Written only by triggers. `tx` is the transaction's number. */
export interface ChangeTables {
	content_changes: { id: Generated<number>; entity: string; entity_id: number | null; created_at: Generated<Date>; tx: Generated<string> };
	/** Latest calls of the content webhook. `status` is null without a response. */
	webhook_calls: { id: Generated<number>; at: Generated<Date>; changes: number; summary: string; status: number | null; ms: number; error: string | null };
}
