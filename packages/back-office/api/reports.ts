import type { MissedSearch } from '@titraj/backend/merchant-api/routes/customer-routes.ts';
import type { BestSeller, MonthReport, Sales } from '@titraj/backend/merchant-api/routes/report-routes.ts';
import type { Items } from './page.ts';
import { read } from './read.ts';

export type { Sales };

export const readSales = read<Items<Sales>>('/reports/sales');
export const readBestSellers = read<Items<BestSeller>>('/reports/best-sellers');
export const readMissedSearches = read<Items<MissedSearch>>('/searches/missed');
export const readMonth = read<MonthReport>('/reports/month');
