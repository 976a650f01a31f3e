import type { Order } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import styles from './InvoiceLines.module.css';

/** The lines of an invoice. */
export function InvoiceLines({ order: { parcels, currency } }: { readonly order: Order }) {
	const t = useLabels();
	const show = (price: number | string) => {
		const amount = toMoney(price, currency);
		return amount ? formatMoney(amount, t.locale) : '';
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways has to be reachable by keyboard
		<section className={styles['lines']} aria-label={t('orders.items')} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('invoice.item')}</th>
						<th scope="col">{t('invoice.quantity')}</th>
						<th scope="col">{t('invoice.price')}</th>
						<th scope="col">{t('invoice.amount')}</th>
					</tr>
				</thead>
				<tbody>
					{parcels
						.flatMap(({ items }) => items)
						.map(({ id, item, qty, unit, unit_price, total }) => (
							<tr key={id}>
								<td>
									{item.title}
									<small className={styles['codes']}>{[item.code, item.ean_code && `EAN ${item.ean_code}`].filter(Boolean).join(', ')}</small>
								</td>
								<td>{t('orders.quantity', { count: qty, unit })}</td>
								<td>{show(unit_price)}</td>
								<td>{show(total)}</td>
							</tr>
						))}
				</tbody>
			</table>
		</section>
	);
}
