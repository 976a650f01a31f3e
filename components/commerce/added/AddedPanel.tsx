import { lazy, Suspense } from 'react';
import { CartDelivery } from '#components/commerce/CartDelivery.tsx';
import { EnergyMark } from '#components/commerce/EnergyMark.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { useCart } from '#lib/cart/client/use-cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './AddedPanel.module.css';

/** Loaded once the panel is open, so that accessories do not delay it. Shows nothing if its code cannot be loaded. */
const AddedAccessories = lazy(() => import('./AddedAccessories.tsx').catch(() => ({ default: () => null })));

interface AddedPanelProps {
	/** `shopping_cart_code` of the added product. */
	readonly cartCode: string;
	/** Address of the cart page. */
	readonly cartUrl: string;
	/** Number of this opening: accessories are loaded for each, because the cart may have changed. */
	readonly opening: number;
	readonly onClose: () => void;
	/** Called when accessories appear, and when one is added. */
	readonly onAccessories: () => void;
}

/** The added product, the cart's total, a link to the cart, a button to continue shopping, and accessories of the product. */
export function AddedPanel({ cartCode, cartUrl, opening, onClose, onAccessories }: AddedPanelProps) {
	const t = useLabels();
	const { cart } = useCart();
	const line = cart?.lines.find((known) => known.cartCode === cartCode);
	return (
		<>
			<header className={styles['header']}>
				<p className={styles['title']}>{t('added.title')}</p>
				<IconButton icon="close" size="small" label={t('dialog.close')} onClick={onClose} />
			</header>
			{line && (
				<div className={styles['product']}>
					<div className={styles['picture']}>
						<Picture picture={line.picture} alt="" sizes="4rem" maximumWidth={320} />
					</div>
					<div className={styles['details']}>
						<p className={styles['name']}>{line.title}</p>
						<b className={styles['price']}>{formatMoney(line.unitPrice, t.locale)}</b>
						{line.energyLabel && <EnergyMark label={line.energyLabel} size="line" />}
					</div>
				</div>
			)}
			<p className={styles['cart']} role="status">
				{cart && t('added.cart', { count: t.plural('cart.count', cart.count), amount: formatMoney(cart.totals.total, t.locale) })}
			</p>
			{cart && <CartDelivery cart={cart} />}
			<div className={styles['ways']}>
				<ButtonLink href={cartUrl} size="small" wide>
					{t('cart.open')}
				</ButtonLink>
				<Button variant="secondary" size="small" wide onClick={onClose}>
					{t('cart.continue')}
				</Button>
			</div>
			{cart && line && (
				<Suspense>
					<AddedAccessories key={opening} productId={line.id} cart={cart} onChange={onAccessories} />
				</Suspense>
			)}
		</>
	);
}
