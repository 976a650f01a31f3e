import { useState } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './BuyBox.module.css';

type BuyBoxProps = Pick<Product, 'cartCode' | 'title' | 'available' | 'category' | 'price'> & { readonly maximumQuantity: number | undefined };

/** Quantity and add-to-cart button; stays within thumb's reach on a phone. For an unavailable product, a link to its category. */
export function BuyBox({ cartCode, title, available, category, price, maximumQuantity }: BuyBoxProps) {
	const t = useLabels();
	const [wanted, setQuantity] = useState(1);
	const quantity = Math.min(wanted, maximumQuantity ?? wanted);
	return (
		<div className={styles['box']}>
			<b className={styles['price']} aria-hidden="true">
				{formatMoney(price.price, t.locale)}
			</b>
			{available ? (
				<>
					<QuantityInput label={t('buy.quantity')} value={quantity} maximum={maximumQuantity} onChange={setQuantity} />
					<AddToCartButton cartCode={cartCode} title={title} quantity={quantity} className={styles['action']} />
				</>
			) : (
				<ButtonLink href={category.url} variant="secondary" wide className={styles['action']}>
					{t('buy.similar', { category: category.title })}
				</ButtonLink>
			)}
		</div>
	);
}
