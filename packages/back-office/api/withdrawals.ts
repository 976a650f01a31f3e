import type { Withdrawal } from '@titraj/backend/merchant-api/routes/withdrawal-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';

export const readWithdrawals = read<Page<Withdrawal>>('/withdrawals');
