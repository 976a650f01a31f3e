import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { refetchUntil } from '#lib/platform/client/refetch-until.ts';
import { TIMINGS, type Timings } from '#lib/platform/config/timings.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { Result } from '#lib/platform/http/result.ts';

type PaymentStatus = Pick<DataOf<'_get_hapi_webshop_order_status'>, 'payment_status'>;

/** Payment status of an order (Spec 7, order status). */
export const loadOrderStatus = (identificator: string): Promise<Result<PaymentStatus>> =>
	fetchApi(`/api/hapi/webshop/order-status?${new URLSearchParams({ order_identificator: identificator })}`);

/** Polls until a payment is no longer pending: every 2 s, at most five times (Spec 4, retries). True if its result is known. */
export async function watchPayment(
	load: () => Promise<Result<PaymentStatus>>,
	timings: Pick<Timings, 'retryInterval' | 'retryAttempts'> = TIMINGS,
): Promise<boolean> {
	const isKnown = ({ payment_status }: PaymentStatus) => payment_status !== 'pending';
	const last = await refetchUntil({ load, reflects: isKnown, timings });
	return last !== undefined && isKnown(last);
}
