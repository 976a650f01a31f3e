import type { Order } from '@titraj/contract/orders.ts';
import type { Seller } from '#lib/account/account-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Parties.module.css';

/** Seller and buyer of an invoice. */
export function Parties({ seller, order }: { readonly seller: Seller; readonly order: Order }) {
	const t = useLabels();
	const buyer = order.billing ?? order.delivery;
	const iban = seller.iban && `IBAN ${seller.iban}`;
	const sold = [seller.name, seller.street, `${seller.postcode} ${seller.city}`, `OIB ${seller.oib}`, iban, seller.email, seller.phone];
	const bought = buyer
		? [
				buyer.company,
				buyer.oib && `OIB ${buyer.oib}`,
				`${buyer.first_name} ${buyer.last_name}`,
				buyer.street,
				`${buyer.postcode} ${buyer.city}`.trim(),
				order.email,
			]
		: [order.email];
	return (
		<div className={styles['parties']}>
			<section>
				<h2 className={styles['title']}>{t('invoice.seller')}</h2>
				<p className={styles['lines']}>{sold.filter(Boolean).join('\n')}</p>
			</section>
			<section>
				<h2 className={styles['title']}>{t('invoice.buyer')}</h2>
				<p className={styles['lines']}>{bought.filter(Boolean).join('\n')}</p>
			</section>
		</div>
	);
}
