import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { OrderCard } from '#components/account/OrderCard.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useOrders } from '#lib/account/client/use-orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useSession } from '#lib/platform/client/use-session.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** The account's start page: a greeting, the latest order, and links to everything else (Spec 2, auth). */
export default function Screen({ title, urls, orderNumberPattern }: ScreenProps['auth/index']) {
	const t = useLabels();
	const { identity } = useSession();
	const orders = useOrders({ page: 1, limit: 1 });
	const name = identity?.profile?.firstName;
	return (
		<AccountFrame title={title} urls={urls} page="index">
			<p className={styles['greeting']}>{name ? t('account.hello', { name }) : t('account.hello_nobody')}</p>
			<section className={styles['lastOrder']} aria-labelledby="zadnja">
				<header className={styles['header']}>
					<h2 className={styles['title']} id="zadnja">
						{t('account.last_order')}
					</h2>
					{urls.my_webshop_orders && <Link href={urls.my_webshop_orders}>{t('account.all_orders')}</Link>}
				</header>
				<DataStates of={orders} rows={1}>
					{({ items: [last] }) =>
						last && urls.my_webshop_orders ? (
							<OrderCard order={last} listUrl={urls.my_webshop_orders} numberPattern={orderNumberPattern} level={3} />
						) : (
							<div className={styles['empty']}>
								<p>{t('orders.empty_text')}</p>
								<ButtonLink href={t.home} variant="secondary">
									{t('account.shop')}
								</ButtonLink>
							</div>
						)
					}
				</DataStates>
			</section>
		</AccountFrame>
	);
}
