import { useState } from 'react';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './BuyBox.module.css';

type BuyBoxProps = Pick<Product, 'cartCode' | 'title' | 'price'> & { readonly maximumQuantity: number | undefined };

/** Quantity and add-to-cart button; stays within thumb's reach on a phone. */
export function BuyBox({ cartCode, title, price, maximumQuantity }: BuyBoxProps) {
	const t = useLabels();
	const [wanted, setQuantity] = useState(1);
	const quantity = Math.min(wanted, maximumQuantity ?? wanted);
	return (
		<div className={styles['box']} data-buy-bar="">
			<b className={styles['price']} aria-hidden="true">
				{formatMoney(price.price, t.locale)}
			</b>
			<QuantityInput label={t('buy.quantity')} value={quantity} maximum={maximumQuantity} onChange={setQuantity} />
			<AddToCartButton cartCode={cartCode} title={title} quantity={quantity} className={styles['action']} />
		</div>
	);
}
