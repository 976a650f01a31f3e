import { useEffect, useRef } from 'react';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import type { CartLine as CartLineData } from '#lib/cart/cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './CartLine.module.css';
import { CartLineNote } from './CartLineNote.tsx';
import { EnergyMark } from './EnergyMark.tsx';
import { PictureGround } from './PictureGround.tsx';

interface CartLineProps {
	readonly line: CartLineData;
	readonly onQuantity: (quantity: number) => void;
	readonly onRemove: () => void;
	/** The product's link takes the focus when the line appears, unless another element has it. */
	readonly takesFocus?: boolean;
}

/** One line of the cart: product, quantity, and the price with the legally required information (D14). */
export function CartLine({ line, onQuantity, onRemove, takesFocus = false }: CartLineProps) {
	const t = useLabels();
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		// A shopper who has gone on meanwhile keeps the focus.
		if (takesFocus && document.activeElement === document.body) link.current?.focus();
	}, [takesFocus]);
	const { title, url, picture, manufacturer, variation, quantity, maximum, available, backorder } = line;
	const details = [manufacturer, variation].filter(Boolean).join(' · ');
	return (
		<li className={styles['line']} data-unavailable={available ? undefined : ''}>
			<PictureGround className={styles['picture']}>
				<Picture picture={picture} alt="" sizes="7rem" maximumWidth={320} />
			</PictureGround>
			<div className={styles['description']}>
				<Link ref={link} className={styles['title']} href={url}>
					{title}
				</Link>
				{details && <p>{details}</p>}
				<CartLineNote className={styles['note']} line={line} />
				{available && backorder && (
					<p>
						{t('cart.backorder', { quantity: backorder.quantity })}
						{backorder.days && `, ${t.plural('stock.ship_days', backorder.days)}`}
					</p>
				)}
				{available && quantity === maximum && <p>{t('cart.maximum', { maximum })}</p>}
			</div>
			<div className={styles['quantity']}>
				{available && <QuantityInput size="small" label={t('cart.quantity', { title })} value={quantity} maximum={maximum} onChange={onQuantity} />}
			</div>
			<CartLinePrice line={line} />
			<div className={styles['remove']}>
				<IconButton icon="trash" size="small" label={t('cart.remove', { title })} onClick={onRemove} />
			</div>
		</li>
	);
}

function CartLinePrice({ line: { energyLabel, quantity, unitPrice, regularPrice, lowestPrice30Days, total } }: Pick<CartLineProps, 'line'>) {
	const t = useLabels();
	return (
		<div className={styles['total']} data-reduced={regularPrice && ''}>
			<b className={styles['amount']}>{formatMoney(total, t.locale)}</b>
			{energyLabel && <EnergyMark className={styles['fact']} label={energyLabel} size="line" />}
			{quantity > 1 && <p className={styles['fact']}>{t('cart.unit_price', { amount: formatMoney(unitPrice, t.locale) })}</p>}
			{regularPrice && (
				<p className={styles['fact']}>
					{t('cart.before')} <s>{formatMoney(regularPrice, t.locale)}</s>
				</p>
			)}
			{lowestPrice30Days && <p className={styles['fact']}>{t('cart.lowest', { amount: formatMoney(lowestPrice30Days, t.locale) })}</p>}
		</div>
	);
}
