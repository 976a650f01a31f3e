import type { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import type { Static } from 'typebox';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** A statement of withdrawal as the shop understood it. */
export type Withdrawal = NonNullable<Static<typeof WithdrawalAnswer>['data']>;

export interface Statement extends Pick<Withdrawal, 'name' | 'number' | 'email' | 'items' | 'lines' | 'reason'> {
	/** Identifier of the order whose lines are sent back; null if the form was opened without an order. */
	readonly identificator: string | null;
}

/** No line of the order is chosen. Such a statement is not sent: without goods it would apply to the whole order. */
const NOTHING_CHOSEN = {
	...({ kind: 'rejected', message: 'withdrawal: no line chosen', statusCode: 0, retryable: false, label: 'error_form_invalid' } as const),
	body: { errors: { lines: 'error_withdrawal_lines' } },
};

/** Sends a statement of withdrawal. Without `confirm` it is only returned for review; with it the shop accepts it, once (D28). */
export function sendWithdrawal({ name, number, email, items, lines, reason, identificator }: Statement, confirm: boolean): Promise<Result<Withdrawal>> {
	if (identificator !== null && lines.length === 0 && !items) return Promise.resolve({ ok: false, error: NOTHING_CHOSEN });
	const named = identificator !== null && lines.length > 0 && { order_identificator: identificator, lines };
	const body = { name, number, email, ...(items && { items }), ...named, ...(reason && { reason }), ...(confirm && { confirm }) };
	return fetchApi('/api/hapi/webshop/withdrawal', { method: 'POST', body });
}
