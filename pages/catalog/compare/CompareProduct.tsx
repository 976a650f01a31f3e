import { AddToCartButton } from '#components/commerce/AddToCartButton.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { RatingSummary } from '#components/commerce/RatingSummary.tsx';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CompareProduct.module.css';

/** The head of a column: product, price (D14), add-to-cart button and a button that removes it from the comparison. */
export function CompareProduct({ product, onRemove }: { readonly product: Product; readonly onRemove: () => void }) {
	const t = useLabels();
	const { price, available, stock, backorder } = useLivePrice(product.id, product);
	return (
		<div className={styles['product']}>
			<div className={styles['media']}>
				<Picture picture={product.picture} alt="" sizes="(min-width: 48rem) 20rem, 45vw" maximumWidth={640} />
				<IconButton className={styles['remove']} icon="close" size="small" label={t('compare.remove', { title: product.title })} onClick={onRemove} />
			</div>
			<p className={styles['manufacturer']}>
				{product.manufacturer}
				{product.rating && <RatingSummary {...product.rating} />}
			</p>
			<Link className={styles['title']} href={product.url}>
				{product.title}
			</Link>
			<StockDot available={available} stock={stock} backorder={backorder} />
			<PriceBlock price={price} energyLabel={product.energyLabel} />
			{available && <AddToCartButton cartCode={product.cartCode} title={product.title} place="card" />}
		</div>
	);
}
