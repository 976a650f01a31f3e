import { BuyBox } from '#components/commerce/BuyBox.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { ProductActions } from '#components/commerce/ProductActions.tsx';
import { ProductGallery } from '#components/commerce/ProductGallery.tsx';
import { Promises } from '#components/commerce/Promises.tsx';
import { RatingSummary } from '#components/commerce/RatingSummary.tsx';
import { SoldOut } from '#components/commerce/SoldOut.tsx';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { quantityLimit } from '#lib/cart/quantity-limit.ts';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './QuickView.module.css';

/** A product in brief: pictures, key attributes, price and add-to-cart button. Its page has the rest. */
export function QuickView({ product }: { readonly product: Product }) {
	const t = useLabels();
	const { price, available, stock, backorder, maximumQuantity, delivery, pickup } = useLivePrice(product.id, product);
	return (
		<div className={styles['quickView']}>
			<ProductGallery pictures={product.gallery} />
			<div className={styles['details']}>
				<p className={styles['manufacturer']}>
					{product.manufacturer}
					{product.rating && <RatingSummary {...product.rating} />}
				</p>
				{product.specs.length > 0 && <p>{product.specs.join(' · ')}</p>}
				{product.shortDescription && <p>{product.shortDescription}</p>}
				<PriceBlock price={price} energyLabel={product.energyLabel} size="page" />
				<StockDot available={available} stock={stock} backorder={backorder} />
				{available && <Promises delivery={delivery} pickup={pickup} url={product.url} />}
				{available ? (
					<BuyBox {...product} maximumQuantity={quantityLimit({ stock, backorder, maximumQuantity })} price={price} />
				) : (
					<SoldOut product={product} />
				)}
				<ProductActions product={product} />
				<ButtonLink className={styles['pageLink']} href={product.url} variant="quiet" icon="arrow-right">
					{t('quick.page')}
				</ButtonLink>
			</div>
		</div>
	);
}
