import { read } from './read.ts';

/** What waits for staff, as numbers. */
export interface Today {
	readonly to_confirm: number;
	readonly to_pack: number;
	readonly to_hand_over: number;
	readonly unpaid: number;
	readonly overdue: number;
	readonly without_goods: number;
	readonly refund_due: number;
	readonly withdrawals: number;
	readonly messages: number;
	readonly reviews: number;
	readonly failed_jobs: number;
	readonly connector_problems: number;
	readonly low_stock: number;
}

export const readToday = read<Today>('/today');
