import { useEffect, useState } from 'react';
import { Link } from '#components/ui/Link.tsx';
import { readLastOrder } from '#lib/checkout/client/last-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Shown with an empty cart after an order, e.g. after Back from the bank: a link to the order, which shows how it can be paid. */
export function LastOrder({ url }: { readonly url: string }) {
	const t = useLabels();
	const [identificator, setIdentificator] = useState<string | null>(null);
	useEffect(() => setIdentificator(readLastOrder()), []);
	return (
		identificator && (
			<p>
				<Link href={`${url}?order_identificator=${identificator}`}>{t('cart.last_order')}</Link>
			</p>
		)
	);
}
