import type { WithdrawalAnswer } from '@titraj/contract/order-calls.ts';
import type { Static } from 'typebox';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** A statement of withdrawal as the shop read it. */
export type Withdrawal = NonNullable<Static<typeof WithdrawalAnswer>['data']>;

export interface Statement {
	readonly name: string;
	readonly number: string;
	readonly email: string;
	readonly items: string | null;
}

/** Sends a statement: without `confirm` it is read back, with it received, once (D28). */
export function sendWithdrawal({ name, number, email, items }: Statement, confirm: boolean): Promise<Result<Withdrawal>> {
	const body = { name, number, email, ...(items && { items }), ...(confirm && { confirm }) };
	return fetchApi('/api/hapi/webshop/withdrawal', { method: 'POST', body });
}
