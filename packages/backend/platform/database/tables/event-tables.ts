import type { EventName } from '@titraj/contract/shop/define-reactions.ts';
import type { Generated } from 'kysely';

export interface EventTables {
	/** Events that the shop folder reacts to; triggers write no others. */
	shop_reactions: { event: EventName };
	/** Events and their reactions. `next_at` also reserves an event for the server that works on it. */
	shop_events: {
		id: Generated<number>;
		event: EventName;
		order_id: number | null;
		product_id: number | null;
		created_at: Generated<Date>;
		attempts: Generated<number>;
		next_at: Generated<Date>;
		done_at: Date | null;
		last_error: string | null;
	};
}
