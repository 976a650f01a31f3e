import type { WishlistItem } from '@titraj/contract/wishlist.ts';
import { RemoveButton } from '#components/account/RemoveButton.tsx';
import { AddToCartButton } from '#components/commerce/AddToCartButton.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { useRemoval } from '#lib/account/client/use-removal.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Wish.module.css';

interface WishProps {
	readonly wish: WishlistItem;
	readonly onRemove: (id: number) => Promise<boolean>;
}

/** A product of the wishlist: current price, add-to-cart button, and a button that removes it. */
export function Wish({ wish, onRemove }: WishProps) {
	const t = useLabels();
	const removal = useRemoval(() => onRemove(wish.id));
	const product = toProductCard(wish.item, pageCurrency());
	return (
		<li className={styles['wish']}>
			<Picture className={styles['picture']} picture={product.picture} alt="" sizes="6rem" maximumWidth={320} />
			<div className={styles['details']}>
				<p className={styles['manufacturer']}>{product.manufacturer}</p>
				<h2 className={styles['title']}>
					<Link href={product.url}>{product.title}</Link>
				</h2>
				<StockDot available={product.available} stock={product.stock} backorder={product.backorder} />
				<PriceBlock className={styles['price']} price={product.price} energyLabel={product.energyLabel} />
				{product.available && <AddToCartButton className={styles['action']} cartCode={product.cartCode} title={product.title} place="card" />}
				<p className={styles['error']} role="alert">
					{removal.hasFailed && t('account.failed')}
				</p>
			</div>
			<RemoveButton removal={removal} label={t('wishes.remove', { title: product.title })} />
		</li>
	);
}
