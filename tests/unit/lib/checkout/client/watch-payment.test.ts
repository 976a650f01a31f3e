import { expect, test, vi } from 'vitest';
import { watchPayment } from '#lib/checkout/client/watch-payment.ts';

const AT_ONCE = { retryInterval: 0, retryAttempts: 5 };
type Answer = Awaited<ReturnType<Parameters<typeof watchPayment>[0]>>;
const LOST: Answer = { ok: false, error: { kind: 'network', statusCode: 0, retryable: true, message: '' } };
const says = (payment_status: 'pending' | 'approved'): Answer => ({ ok: true, data: { payment_status } });

/** Returns these responses in turn. */
function answering(...answers: Answer[]) {
	const load = vi.fn<() => Promise<Answer>>();
	for (const answer of answers) load.mockResolvedValueOnce(answer);
	return load;
}

test('polls until the result of the payment is known', async () => {
	const load = answering(says('pending'), LOST, says('approved'));
	expect(await watchPayment(load, AT_ONCE)).toBe(true);
	expect(load).toHaveBeenCalledTimes(3);
});

test('gives up after five attempts', async () => {
	const load = answering(...Array(5).fill(says('pending')), says('approved'));
	expect(await watchPayment(load, AT_ONCE)).toBe(false);
	expect(load).toHaveBeenCalledTimes(5);
});
