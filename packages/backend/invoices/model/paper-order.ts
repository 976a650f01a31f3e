import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Party } from './paper-content.ts';
import type { ChargedOrder } from './to-paper-rows.ts';

/** An order with all that its papers say. */
export interface PaperOrder extends ChargedOrder {
	readonly row: Selectable<Tables['orders']>;
	readonly buyer: Party;
	readonly delivery: Party | null;
	readonly paymentTitle: string;
	/** What gift vouchers paid. */
	readonly voucherCents: number;
	/** Last day of the promised delivery. */
	readonly expectedOn: string | null;
}
