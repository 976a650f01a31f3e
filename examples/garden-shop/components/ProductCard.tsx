import { AddToCartButton } from '#components/commerce/AddToCartButton.tsx';
import { Badges } from '#components/commerce/Badges.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import type { ProductCardProps } from '#components/shop-parts.ts';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ProductCard.module.css';

const SIZES = '(min-width: 64rem) 20vw, 46vw';

/** A product like a plant label: its picture fills the card, title and price stand below. */
export function ProductCard({ product, priority }: ProductCardProps) {
	const t = useLabels();
	const { price, available } = useLivePrice(product.id, product);
	return (
		<li className={styles['card']}>
			<Picture picture={product.picture} alt="" sizes={SIZES} minimumWidth={320} maximumWidth={640} {...(priority && { priority })} />
			<Badges badges={product.badges} className={styles['badges']} />
			<h3 className={styles['title']}>
				<Link href={product.url} prefetch="intent">
					{product.title}
				</Link>
			</h3>
			<PriceBlock price={price} energyLabel={product.energyLabel} />
			{available ? <AddToCartButton cartCode={product.cartCode} title={product.title} place="card" /> : <p>{t('shop.card.out_of_season')}</p>}
		</li>
	);
}
