import { BuyBox } from '#components/commerce/BuyBox.tsx';
import { NoDeliveryNotice } from '#components/commerce/NoDeliveryNotice.tsx';
import { PriceAlert } from '#components/commerce/PriceAlert.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { ProductActions } from '#components/commerce/ProductActions.tsx';
import { Promises } from '#components/commerce/Promises.tsx';
import { SoldOut } from '#components/commerce/SoldOut.tsx';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { quantityLimit } from '#lib/cart/quantity-limit.ts';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { Product, ProductCard } from '#lib/catalog/product.ts';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Offer.module.css';
import { OfferCharging, OfferRights } from './OfferParts.tsx';
import { Variants } from './Variants.tsx';

interface OfferProps {
	readonly product: Product;
	/** Alternatives for a sold-out product. */
	readonly related: readonly ProductCard[];
	readonly hasStores: boolean;
	readonly noDelivery: NoDelivery | undefined;
	readonly guarantee: GuaranteeLinks | undefined;
	readonly className?: string | undefined;
}

/** Price, stock, variants, add-to-cart button and consumer rights. */
export function Offer({ product, related, hasStores, noDelivery, guarantee, className }: OfferProps) {
	const t = useLabels();
	const { price, available, stock, backorder, maximumQuantity, delivery, pickup, priceQtyLoaded } = useLivePrice(product.id, product);
	return (
		<div className={joinClasses(styles['offer'], className)} data-live={priceQtyLoaded ? '' : undefined}>
			<PriceBlock price={price} energyLabel={product.energyLabel} size="page" />
			{product.charging && <OfferCharging charging={product.charging} />}
			{product.couponBadge && (
				<p className={styles['coupon']}>
					{product.couponBadge.title} <b className={styles['couponCode']}>{product.couponBadge.code}</b>
				</p>
			)}
			<div className={styles['availability']}>
				<StockDot available={available} stock={stock} backorder={backorder} />
				{hasStores && (
					<a className={joinClasses('link', styles['stores'])} href={`${product.url}?mode=stores`} rel="nofollow">
						{t('product.stores')}
					</a>
				)}
			</div>
			{available && noDelivery && <NoDeliveryNotice {...noDelivery} />}
			{available && (!noDelivery || noDelivery.pickup) && <Promises delivery={noDelivery ? undefined : delivery} pickup={pickup} url={product.url} />}
			<Variants axes={product.variantAxes} />
			{available && <NeedsScript />}
			{available ? (
				<BuyBox {...product} maximumQuantity={quantityLimit({ stock, backorder, maximumQuantity })} price={price} />
			) : (
				<SoldOut product={product} related={related} />
			)}
			<ProductActions product={product} />
			{available && <PriceAlert id={product.id} url={product.url} />}
			<OfferRights durability={product.durability} guarantee={guarantee} />
		</div>
	);
}
