import { useEffect, useState } from 'react';
import { Link } from '#components/ui/Link.tsx';
import { readLastOrder } from '#lib/checkout/client/last-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** An empty cart after an order, as Back from the bank may show it: the way to the order, which says how it can be paid. */
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
