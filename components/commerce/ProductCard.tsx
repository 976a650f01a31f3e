import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { toRepeatedContent } from '#components/ui/repeated-html.ts';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ProductCardProps } from '../shop-parts.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { Badges } from './Badges.tsx';
import { CardActions } from './CardActions.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './ProductCard.module.css';
import { RatingSummary } from './RatingSummary.tsx';
import { StockDot } from './StockDot.tsx';

/** The picture is narrower than its card by two paddings on each side. */
const SIZES = '(min-width: 90rem) 18.5rem, (min-width: 64rem) 21vw, (min-width: 40rem) 28vw, 38vw';

/** One product of a ProductGrid, whose rows it shares: picture, description, stock, price, action. */
export function ProductCard(props: ProductCardProps) {
	// React puts the preload of an eager picture before the page, so such a card is rendered with its page.
	const content = props.priority === 'high' ? { children: <CardContent {...props} /> } : toRepeatedContent(CardContent, props);
	return <li className={styles['card']} {...content} />;
}

function CardContent({ product, priority }: ProductCardProps) {
	const t = useLabels();
	const { price, available, stock, backorder, delivery } = useLivePrice(product.id, product);
	return (
		<>
			<div className={styles['media']}>
				<Picture picture={product.picture} alt="" sizes={SIZES} minimumWidth={320} maximumWidth={640} {...(priority && { priority })} />
				<Badges badges={product.hidden ? [t('chrome.hiddenPage')] : product.badges} className={styles['badges']} />
			</div>
			<div>
				<p className={styles['manufacturer']}>
					{product.manufacturer}
					{product.rating && <RatingSummary {...product.rating} />}
				</p>
				<h3 className={styles['title']}>
					<Link href={product.url} prefetch="intent">
						{product.title}
					</Link>
				</h3>
				{product.specs.length > 0 && <p className={styles['specs']}>{product.specs.join(' · ')}</p>}
			</div>
			<div>
				<StockDot available={available} stock={stock} backorder={backorder} />
				<DeliveryLine delivery={available ? delivery : undefined} />
			</div>
			<PriceBlock price={price} energyLabel={product.energyLabel} className={styles['price']} />
			<CardActions product={product} />
			{available ? (
				<AddToCartButton cartCode={product.cartCode} title={product.title} place="card" className={styles['action']} />
			) : (
				<ButtonLink href={product.url} variant="quiet" size="small" wide className={styles['action']} aria-label={`${t('card.details')}: ${product.title}`}>
					{t('card.details')}
				</ButtonLink>
			)}
		</>
	);
}
