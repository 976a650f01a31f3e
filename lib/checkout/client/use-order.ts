import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import useSWR from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { ApiFailure, unwrap } from '#lib/platform/http/result.ts';

export interface OrderState {
	/** `missing`: there is no such order. */
	readonly status: 'idle' | 'pending' | 'success' | 'missing' | 'error';
	readonly order: OpenOrder | undefined;
	readonly reload: () => Promise<void>;
}

/**
 * Loads the order of `{id}-{code}`, for signed-in and signed-out visitors; null loads nothing. `newPayment` also requests how its payment
 * can be retried (Spec 7, order GET).
 */
export function useOrder(identificator: string | null, newPayment = false): OrderState {
	const query = new URLSearchParams({ order_identificator: identificator ?? '', ...(newPayment && { new_payment: '1' }) });
	const { data, error, mutate } = useSWR(
		identificator === null ? null : ['order', String(query)],
		async () => unwrap(await fetchApi(`/api/hapi/webshop/order?${query}`)),
		{ shouldRetryOnError: false },
	);
	const status = identificator === null ? 'idle' : data ? 'success' : !error ? 'pending' : isMissing(error) ? 'missing' : 'error';
	return { status, order: data, reload: async () => void (await mutate()) };
}

function isMissing(error: unknown): boolean {
	return error instanceof ApiFailure && (error.error.kind === 'rejected' || error.error.statusCode === 404 || error.error.statusCode === 422);
}
