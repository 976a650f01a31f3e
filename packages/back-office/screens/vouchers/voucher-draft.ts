import type { VoucherInput } from '@titraj/backend/merchant-api/routes/voucher-routes.ts';
import { amountOf, textOf } from '../../ui/typed.ts';

export type VoucherMarket = VoucherInput['market'];

interface Choice {
	readonly code: VoucherMarket;
	/** Of the mail, for its name. */
	readonly language: string;
	readonly currency: string;
}

/** Markets of the shop with what a voucher has of them. */
export const VOUCHER_MARKETS: readonly Choice[] = [
	{ code: 'hr', language: 'hr', currency: 'EUR' },
	{ code: 'en', language: 'en', currency: 'EUR' },
	{ code: 'de', language: 'de', currency: 'EUR' },
	{ code: 'at', language: 'de-AT', currency: 'EUR' },
	{ code: 'si', language: 'sl', currency: 'EUR' },
	{ code: 'it', language: 'it', currency: 'EUR' },
	{ code: 'es', language: 'es', currency: 'EUR' },
	{ code: 'me', language: 'sr-ME', currency: 'EUR' },
	{ code: 'rs', language: 'sr', currency: 'RSD' },
	{ code: 'ba', language: 'bs', currency: 'BAM' },
];

/** A voucher from the fields of the form. Its last day is that of the person's clock, and counts in full. */
export function toNewVoucher(typed: FormData, market: VoucherMarket): VoucherInput {
	const day = textOf(typed, 'valid_to');
	return {
		...{ market, amount: amountOf(typed, 'amount'), email: textOf(typed, 'email'), note: textOf(typed, 'note') },
		valid_to: day === null ? null : new Date(`${day}T23:59:59`).toISOString(),
	};
}
