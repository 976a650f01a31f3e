import { logFailure } from '../../platform/log/log-error.ts';
import type { BankAsked } from './bank-asked.ts';

const TIMEOUT = 5_000;

/** Notifies the shop's server of the result of a payment. If that fails, the shop learns of the result when the shopper returns. */
export async function sendCallback({ callback_url }: BankAsked, result: Readonly<Record<string, string>>): Promise<void> {
	try {
		const response = await fetch(callback_url, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams(result),
			signal: AbortSignal.timeout(TIMEOUT),
			redirect: 'manual',
		});
		await response.arrayBuffer();
	} catch (error) {
		logFailure('The callback of the test bank was not accepted', error, { callback_url });
	}
}
