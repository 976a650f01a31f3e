import type { Tax } from '@titraj/backend/merchant-api/routes/settings-routes.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Tax };

export const readTax = read<Tax>('/settings/tax');
export const saveTax = (tax: Tax, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/settings/tax', body: tax, ifMatch: version });
