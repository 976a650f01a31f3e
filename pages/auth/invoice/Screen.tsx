import { DataStates } from '#components/account/DataStates.tsx';
import { OrderTotals } from '#components/commerce/OrderTotals.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useMemberPage } from '#lib/account/client/use-member-page.ts';
import { useOrder } from '#lib/account/client/use-orders.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Parties } from './Parties.tsx';
import styles from './Screen.module.css';

/** Summary of an order to print (Spec 2, Layouts: blank). It has no number of its own and is no invoice. */
export default function Screen({ title, urls, named, seller, orderNumberPattern }: ScreenProps['auth/invoice']) {
	const t = useLabels();
	useMemberPage(urls);
	const order = useOrder(named?.id);
	return (
		<div className={styles['sheet']}>
			<h1>{order.data ? t('invoice.title', { number: writeOrderNumber(orderNumberPattern, order.data.number) }) : title}</h1>
			<NeedsScript />
			<div className={styles['actions']}>
				<Button icon="document" onClick={() => print()}>
					{t('invoice.print')}
				</Button>
				{urls.my_webshop_orders && named && (
					<ButtonLink href={`${urls.my_webshop_orders}${named.id}-${named.code}/`} variant="quiet" rel="external">
						{t('invoice.back')}
					</ButtonLink>
				)}
			</div>
			<DataStates of={order}>
				{(known) => (
					<>
						<Parties seller={seller} order={known} />
						<p>{t('invoice.date', { date: formatDay(known.datetime_created, t.locale) })}</p>
						<InvoiceLines order={known} />
						<div className={styles['totals']}>
							<OrderTotals total={known.total} currency={known.currency} />
						</div>
						<p>{t('invoice.payment', { title: known.payment.title })}</p>
					</>
				)}
			</DataStates>
		</div>
	);
}
