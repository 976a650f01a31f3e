import type { ReactNode } from 'react';
import { readWaiting } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';

/** How many shoppers wait for a mail about the product; nothing if none does. */
export function Waiting({ sku }: { readonly sku: string }): ReactNode {
	const waiting = useRead(readWaiting(sku)).data?.value;
	if (waiting === undefined || waiting.stock + waiting.price === 0) return null;
	return <p>{t('product.waiting', { stock: waiting.stock, price: waiting.price })}</p>;
}
