import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { OrderCard } from '#components/account/OrderCard.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { useOrders } from '#lib/account/client/use-orders.ts';
import { readPage } from '#lib/account/read-page.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

const PAGE_SIZE = 20;

/** The customer's orders, newest first (Spec 7, my orders). */
export default function Screen({ title, urls, path: listUrl, orderNumberPattern }: ScreenProps['auth/my_webshop_orders']) {
	const t = useLabels();
	const page = readPage(useLocationSearch());
	const orders = useOrders({ page, limit: PAGE_SIZE });
	return (
		<AccountFrame title={title} urls={urls} page="my_webshop_orders">
			<DataStates of={orders}>
				{({ items, total }) =>
					items.length === 0 ? (
						<EmptyState trace="resting" title={t('orders.empty_title')} level={2} text={t('orders.empty_text')}>
							<ButtonLink href={t.home}>{t('account.shop')}</ButtonLink>
						</EmptyState>
					) : (
						<>
							<ul className={styles['list']}>
								{items.map((order) => (
									<li key={order.id}>
										<OrderCard order={order} listUrl={listUrl} numberPattern={orderNumberPattern} level={2} />
									</li>
								))}
							</ul>
							<Pagination current={page} pages={Math.ceil(total / PAGE_SIZE)} basePath={listUrl} />
						</>
					)
				}
			</DataStates>
		</AccountFrame>
	);
}
