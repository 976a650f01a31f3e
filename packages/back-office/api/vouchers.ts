import type { IssuedVoucher, Voucher, VoucherInput, VoucherWithMovements } from '@titraj/backend/merchant-api/routes/voucher-routes.ts';
import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readVouchers = read<Page<Voucher>>('/vouchers');
export const readVoucher = (id: string): Read<VoucherWithMovements> => read<VoucherWithMovements>(`/vouchers/${encodeURIComponent(id)}`)();
export const issueVoucher = (voucher: VoucherInput): Promise<Result<IssuedVoucher>> => send({ method: 'POST', path: '/vouchers', body: voucher });
export const cancelVoucher = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/vouchers/${id}/cancel` });
