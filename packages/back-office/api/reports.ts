import type { Items } from './page.ts';
import { read } from './read.ts';

export interface Sales {
	/** First day of the period. */
	readonly begins: string;
	readonly currency: string;
	readonly orders: number;
	readonly pieces: number;
	readonly total: string;
	readonly tax: string;
}

interface BestSeller {
	readonly sku: string;
	readonly title: string;
	readonly currency: string;
	readonly pieces: number;
	readonly total: string;
}

interface MissedSearch {
	readonly word: string;
	readonly lang: string;
	readonly times: number;
	readonly last: string;
}

interface Month {
	readonly payments: readonly {
		readonly payment: string;
		readonly title: string;
		readonly currency: string;
		readonly orders: number;
		readonly total: string;
	}[];
	readonly vat: readonly { readonly percent: number; readonly currency: string; readonly base: string; readonly tax: string }[];
	readonly refunds: readonly { readonly currency: string; readonly refunds: number; readonly total: string }[];
}

export const readSales = read<Items<Sales>>('/reports/sales');
export const readBestSellers = read<Items<BestSeller>>('/reports/best-sellers');
export const readMissedSearches = read<Items<MissedSearch>>('/searches/missed');
export const readMonth = read<Month>('/reports/month');
