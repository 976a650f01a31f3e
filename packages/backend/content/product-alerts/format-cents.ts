import { formatAmount } from '../../platform/mail/mail-formats.ts';
import { currencyOf, fromCents } from '../../platform/market/currency.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';

/** A catalog price in euro cents as a mail of the market shows it: in its currency, such as `1.299,00 €`. */
export const formatCents = (cents: number, { market, locale }: { market: Market; locale: string }): string =>
	formatAmount(toMajor(fromCents(cents, currencyOf(market))), { currency: currencyOf(market), locale });
