import type { FailedJob, JobState, Switches } from '@titraj/backend/merchant-api/routes/job-routes.ts';
import type { MerchantMail } from '@titraj/backend/merchant-api/routes/merchant-mail-routes.ts';
import type { PaymentMethod, PaymentMethodChange, PaymentProvider } from '@titraj/backend/merchant-api/routes/payment-method-routes.ts';
import { getLanguage } from '../texts/text.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { MerchantMail, PaymentMethod, PaymentProvider, Switches };

export const readPaymentMethods = read<Items<PaymentMethod>>('/payment-methods');
export const readPaymentMethod = (code: string): Read<PaymentMethod> => read<PaymentMethod>(`/payment-methods/${encodeURIComponent(code)}`)();
export const readPaymentProviders = read<Items<PaymentProvider>>('/payment-providers');
export const savePaymentMethod = (code: string, change: PaymentMethodChange, version: string | null = null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/payment-methods/${encodeURIComponent(code)}`, body: change, ifMatch: version });
export const removePaymentMethod = (code: string): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/payment-methods/${encodeURIComponent(code)}` });
/** Its name in the language of the person. */
export const titleOf = ({ title, title_en }: PaymentMethod): string => (getLanguage() === 'en' ? title_en : title);

export const readJobs = read<JobState>('/jobs');
export const readFailedJobs = read<Items<FailedJob>>('/jobs/failed');
export const switchJobs = (switches: Switches): Promise<Result<unknown>> => send({ method: 'PUT', path: '/jobs/switches', body: switches });
export const repeatJob = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/jobs/failed/${id}/repeat` });
export const dismissJob = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/jobs/failed/${id}` });

export const readMerchantMails = read<Items<MerchantMail>>('/merchant-mails');
export const saveMerchantMail = (kind: string, change: { readonly on: boolean; readonly recipients: readonly string[] | null }): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/merchant-mails/${kind}`, body: change });
