import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';
import useSWR from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { ApiFailure, unwrap } from '#lib/platform/http/result.ts';
import { toPaymentSlip } from '../payment-slip/to-payment-slip.ts';

export interface PaymentSlipState {
	/** `refused`: there is no such order, or it is not paid by bank transfer. */
	readonly status: 'idle' | 'pending' | 'success' | 'refused' | 'error';
	readonly slip: PaymentSlip | null;
	/** ISO 8601 day until which the transfer is expected; null without a slip. */
	readonly payUntil: string | null;
	readonly reload: () => Promise<void>;
}

/** Loads the payment slip of an order paid by bank transfer; null loads nothing (D27). */
export function usePaymentSlip(identificator: string | null): PaymentSlipState {
	const { data, error, mutate } = useSWR(identificator === null ? null : ['payment-slip', identificator], () => loadSlip(identificator ?? ''), {
		shouldRetryOnError: false,
	});
	const status = identificator === null ? 'idle' : data !== undefined ? 'success' : !error ? 'pending' : isRefusal(error) ? 'refused' : 'error';
	return { status, slip: data?.slip ?? null, payUntil: data?.slip ? data.payUntil : null, reload: async () => void (await mutate()) };
}

async function loadSlip(identificator: string): Promise<{ readonly slip: PaymentSlip | null; readonly payUntil: string }> {
	const query = new URLSearchParams({ order_identificator: identificator });
	const transfer = unwrap(await fetchApi(`/api/hapi/webshop/payment-transfer?${query}`));
	return { slip: toPaymentSlip(transfer), payUntil: transfer.pay_until };
}

function isRefusal(error: unknown): boolean {
	return error instanceof ApiFailure && (error.error.kind === 'rejected' || error.error.statusCode === 404);
}
