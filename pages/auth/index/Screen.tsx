import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { useAccountMenuDetails } from '#lib/account/client/use-account-menu-details.ts';
import { useOrders } from '#lib/account/client/use-orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useSession } from '#lib/platform/client/use-session.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Orders } from './Orders.tsx';
import styles from './Screen.module.css';

/** Number of recent orders searched for those that need action by the customer. */
const RECENT = 20;

/** The account's start page: the latest order with its actions, orders that need action by the customer, and links to all account pages (Spec 2, auth). */
export default function Screen({ title, urls, pay, orderNumberPattern }: ScreenProps['auth/index']) {
	const t = useLabels();
	const { identity } = useSession();
	const orders = useOrders({ page: 1, limit: RECENT });
	const menuDetails = useAccountMenuDetails(urls);
	const name = identity?.profile?.firstName;
	return (
		<AccountFrame title={title} urls={urls} page="index" menuDetails={menuDetails}>
			<p className={styles['greeting']}>{name ? t('account.hello', { name }) : t('account.hello_nobody')}</p>
			<DataStates of={orders} rows={1}>
				{({ items }) => <Orders orders={items} urls={urls} pay={pay} numberPattern={orderNumberPattern} />}
			</DataStates>
		</AccountFrame>
	);
}
