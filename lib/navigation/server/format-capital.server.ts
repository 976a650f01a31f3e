import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { formatAmount } from '#lib/platform/i18n/format-number.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';

/** As Croatian papers write it: `20.000,00 €`. */
const EUROS = /(\d{1,3}(?:\.\d{3}){1,5}|\d{1,15})(,\d{2})?\s?(?:€|EUR\b)/g;

/** The share capital as the merchant wrote it, with amounts in euros as the shopper's language writes them. */
export const formatCapital = (capital: string, locale: string): string =>
	bindUnits(
		capital.replaceAll(EUROS, (text, _whole, cents) => {
			const minor = normalisePrice(text.replace('EUR', '€'), ',');
			return minor === null ? text : formatAmount(minor, locale, cents === undefined ? 0 : 2);
		}),
	);
