import type { KpdCodes, Readiness } from '@titraj/backend/merchant-api/routes/kpd-routes.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readKpdCodes = read<KpdCodes>('/kpd-codes');
export const readReadiness = read<Readiness>('/e-invoices/readiness');

export const saveKpdCodes = (categories: readonly { readonly code: string; readonly kpd: string | null }[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/kpd-codes', body: { categories }, ifMatch: version });
