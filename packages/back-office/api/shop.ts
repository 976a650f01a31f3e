import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface PaymentMethod {
	readonly code: string;
	readonly on: boolean;
	readonly provider_ready: boolean;
	readonly title: string;
	readonly fee: string;
	readonly minimum: string | null;
	readonly maximum: string | null;
	/** Most instalments of an order above an amount. */
	readonly instalments: readonly { readonly above: string; readonly most: number }[];
}

export interface PaymentMethodChange {
	readonly on?: boolean;
	readonly fee?: string | null;
	readonly minimum?: string | null;
	readonly maximum?: string | null;
	readonly instalments?: PaymentMethod['instalments'];
}

export interface Switches {
	readonly all_paused: boolean;
	readonly mails_paused: boolean;
}

interface Schedule {
	readonly name: string;
	readonly failures: number;
	readonly last_error: string | null;
	readonly succeeded_at: string | null;
}

interface Jobs {
	readonly switches: Switches;
	readonly schedules: readonly Schedule[];
}

interface FailedJob {
	readonly id: number;
	readonly queue: string;
	readonly attempts: number;
	readonly last_error: string | null;
	readonly created_at: string;
}

export interface MerchantMail {
	readonly kind: string;
	readonly on: boolean;
	readonly recipients: readonly string[];
}

export const readPaymentMethods = read<Items<PaymentMethod>>('/payment-methods');
export const savePaymentMethod = (code: string, change: PaymentMethodChange): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/payment-methods/${encodeURIComponent(code)}`, body: change });

export const readJobs = read<Jobs>('/jobs');
export const readFailedJobs = read<Items<FailedJob>>('/jobs/failed');
export const switchJobs = (switches: Switches): Promise<Result<unknown>> => send({ method: 'PUT', path: '/jobs/switches', body: switches });
export const repeatJob = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/jobs/failed/${id}/repeat` });
export const dismissJob = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/jobs/failed/${id}` });

export const readMerchantMails = read<Items<MerchantMail>>('/merchant-mails');
export const saveMerchantMail = (kind: string, change: { readonly on: boolean; readonly recipients: readonly string[] | null }): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/merchant-mails/${kind}`, body: change });
