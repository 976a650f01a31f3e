import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

/** Percentages by country and class. */
type Rates = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Tax {
	readonly home_country: string;
	readonly enters_net_prices: boolean;
	readonly uses_oss: boolean;
	readonly rates: Rates;
}

export const readTax = read<Tax>('/settings/tax');
export const saveTax = (tax: Tax, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/settings/tax', body: tax, ifMatch: version });
