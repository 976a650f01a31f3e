import type { Page } from './page.ts';
import { read } from './read.ts';

export interface Withdrawal {
	readonly reference: string;
	readonly received_at: string;
	readonly name: string;
	readonly email: string;
	readonly number: string;
	readonly order_known: boolean;
	/** Null for the whole order. */
	readonly goods: string | null;
	readonly reason: string | null;
	readonly state: 'waiting' | 'received';
	/** Last days to send the goods back, and to pay the money back. */
	readonly return_until: string;
	readonly refund_until: string;
}

export const readWithdrawals = read<Page<Withdrawal>>('/withdrawals');
