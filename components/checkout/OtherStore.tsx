import type { Order } from '@titraj/contract/orders.ts';
import { toTelephone } from '#components/chrome/telephone.ts';
import { Link } from '#components/ui/Link.tsx';
import type { ShopContact } from '#lib/checkout/shop-contact.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface OtherStoreProps {
	readonly order: Pick<Order, 'status' | 'parcels'>;
	readonly contact: ShopContact;
}

/** Statuses in which the goods are not being prepared yet. */
const UNTOUCHED: ReadonlySet<Order['status']> = new Set(['awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'received', 'paid'] as const);

/** Whom to ask for another store of a pickup, while the order is not being prepared; nothing for other orders, and for a shop without phone and e-mail. */
export function OtherStore({ order: { status, parcels }, contact: { phone, email } }: OtherStoreProps) {
	const t = useLabels();
	if (!UNTOUCHED.has(status) || !parcels.some(({ location_title }) => location_title !== null) || !(phone || email)) return null;
	return (
		<p>
			{t('checkout.other_store')} {phone && <Link href={toTelephone(phone)}>{phone}</Link>}
			{phone && email && ' · '}
			{email && <Link href={`mailto:${email}`}>{email}</Link>}
		</p>
	);
}
