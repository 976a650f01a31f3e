import type { OrderSummary } from '@titraj/contract/orders.ts';
import { type ReactNode, useId } from 'react';
import { OrderCard } from '#components/account/OrderCard.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountProps } from '#lib/account/account-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { LatestOrderActions } from './LatestOrderActions.tsx';
import styles from './Orders.module.css';

interface OrdersProps {
	/** Newest first. */
	readonly orders: readonly OrderSummary[];
	readonly urls: AccountProps['urls'];
	readonly pay: AccountProps['pay'];
	readonly numberPattern: string;
}

/** Statuses of orders that the customer has to pay or pick up. */
const WAITING: ReadonlySet<OrderSummary['status']> = new Set(['awaiting_payment', 'payment_failed', 'ready_for_pickup']);
const MOST_WAITING = 3;
const MOST_EARLIER = 2;

/** The latest order with its actions, then others that need action by the customer; on wide screens also earlier ones. */
export function Orders({ orders, urls, pay, numberPattern }: OrdersProps) {
	const t = useLabels();
	const [last, ...others] = orders;
	const listUrl = urls.my_webshop_orders;
	if (last === undefined || listUrl === undefined)
		return (
			<p className={styles['empty']}>
				{t('orders.empty_title')}. <Link href={t.home}>{t('account.shop')}</Link>
			</p>
		);
	const waiting = others.filter(({ status }) => WAITING.has(status)).slice(0, MOST_WAITING);
	const earlier = others.filter((order) => !waiting.includes(order)).slice(0, MOST_EARLIER);
	const card = (order: OrderSummary) => <OrderCard key={order.id} order={order} listUrl={listUrl} numberPattern={numberPattern} level={3} />;
	return (
		<>
			<Section title={t('account.last_order')} link={<Link href={listUrl}>{t('account.all_orders')}</Link>}>
				{card(last)}
				<LatestOrderActions id={last.id} urls={urls} pay={pay} />
			</Section>
			{waiting.length > 0 && <Section title={t('account.waiting')}>{waiting.map(card)}</Section>}
			{earlier.length > 0 && (
				<Section title={t('account.earlier')} place="wide">
					{earlier.map(card)}
				</Section>
			)}
		</>
	);
}

interface SectionProps {
	readonly title: string;
	readonly link?: ReactNode;
	/** `wide`: hidden on phones. */
	readonly place?: 'wide';
	readonly children: ReactNode;
}

function Section({ title, link, place, children }: SectionProps) {
	const id = useId();
	return (
		<section className={styles['section']} aria-labelledby={id} data-place={place}>
			<header className={styles['header']}>
				<h2 className={styles['title']} id={id}>
					{title}
				</h2>
				{link}
			</header>
			{children}
		</section>
	);
}
