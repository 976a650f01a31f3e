import type { OrderAddress } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { countryName } from '#lib/platform/i18n/country-name.ts';
import styles from './AddressText.module.css';

/** An address in postal format, one part per line. */
export function AddressText({ address }: { readonly address: OrderAddress }) {
	const t = useLabels();
	const { first_name, last_name, company, oib, street, postcode, city, country, phone } = address;
	// A pickup without an address has the country of the market, which the shopper did not type.
	const abroad = !street || country === 'HR' ? null : countryName(country, t.locale);
	const lines = [company, oib && `OIB ${oib}`, `${first_name} ${last_name}`, street, `${postcode} ${city}`.trim(), abroad, phone];
	return <address className={styles['address']}>{lines.filter(Boolean).join('\n')}</address>;
}
