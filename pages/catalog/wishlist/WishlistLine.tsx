import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { Button } from '#components/ui/Button.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { WishedProduct } from '#lib/saved/client/load-saved.ts';
import styles from './WishlistLine.module.css';

interface WishlistLineProps {
	readonly item: WishedProduct;
	readonly onQuantity: (quantity: number) => void;
	readonly onRemove: () => void;
	readonly onMove: () => void;
}

/** A product of the wishlist: current price, quantity, and a button that moves it to the cart. */
export function WishlistLine({ item: { product, quantity, priceWhenAdded }, onQuantity, onRemove, onMove }: WishlistLineProps) {
	const t = useLabels();
	const { price, available, stock, backorder } = useLivePrice(product.id, product);
	const { title } = product;
	return (
		<li className={styles['line']}>
			<div className={styles['picture']}>
				<Picture picture={product.picture} alt="" sizes="9rem" maximumWidth={320} />
			</div>
			<div>
				<p className={styles['manufacturer']}>{product.manufacturer}</p>
				<h2 className={styles['title']}>
					<Link href={product.url}>{title}</Link>
				</h2>
				{product.specs.length > 0 && <p className={styles['specs']}>{product.specs.join(' · ')}</p>}
				<StockDot available={available} stock={stock} backorder={backorder} />
			</div>
			<div className={styles['price']}>
				<PriceBlock price={price} energyLabel={product.energyLabel} />
				{available && priceWhenAdded && price.price.minor < priceWhenAdded.minor && (
					<p className={styles['fallen']}>
						{t('wishlist.fallen', {
							amount: formatMoney({ ...priceWhenAdded, minor: priceWhenAdded.minor - price.price.minor }, t.locale),
							before: formatMoney(priceWhenAdded, t.locale),
						})}
					</p>
				)}
			</div>
			<div className={styles['actions']}>
				<QuantityInput size="small" label={t('cart.quantity', { title })} value={quantity} maximum={9999} onChange={onQuantity} />
				<Button size="small" variant="secondary" disabled={!available} onClick={onMove} aria-label={`${t('wishlist.move')}: ${title}`}>
					{t('wishlist.move')}
				</Button>
				<IconButton icon="trash" size="small" label={t('wishlist.remove', { title })} onClick={onRemove} />
			</div>
		</li>
	);
}
