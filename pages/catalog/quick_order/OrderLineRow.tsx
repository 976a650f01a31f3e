import { type KeyboardEvent, memo } from 'react';
import { EnergyMark } from '#components/commerce/EnergyMark.tsx';
import { PictureGround } from '#components/commerce/PictureGround.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { QuickOrderView } from '#lib/cart/client/use-quick-order.ts';
import { judgeLine, piecesOf, type QuickOrderLine } from '#lib/cart/quick-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { multiplyMoney } from '#lib/platform/money/money.ts';
import styles from './OrderLineRow.module.css';

interface OrderLineRowProps {
	readonly line: QuickOrderLine;
	readonly step: QuickOrderView['step'];
}

/** A line of the quick order: product, quantity, total, and an error if there is one. */
export const OrderLineRow = memo(function OrderLineRow({ line, step }: OrderLineRowProps) {
	const t = useLabels();
	const { id, code, quantity, product } = line;
	const verdict = judgeLine(line);
	const setCode = (typed: string) => typed.trim() !== '' && typed.trim() !== code && step({ kind: 'code', id, code: typed.trim() });
	return (
		<li className={styles['line']} data-verdict={verdict}>
			<PictureGround className={styles['picture']}>{product && <Picture picture={product.picture} alt="" sizes="4rem" maximumWidth={160} />}</PictureGround>
			<div className={styles['description']}>
				{product && (
					<Link className={styles['title']} href={product.url}>
						{product.title}
					</Link>
				)}
				{product === null ? (
					<TextInput
						defaultValue={code}
						maxLength={60}
						spellCheck={false}
						aria-invalid
						aria-label={t('quick_order.correct', { code })}
						aria-describedby={`redak-${id}`}
						onBlur={(event) => setCode(event.target.value)}
						onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && setCode(event.currentTarget.value)}
					/>
				) : (
					<code className={styles['code']}>{code}</code>
				)}
				{verdict !== 'ready' && (
					<p className={styles['problem']} id={`redak-${id}`}>
						{verdict !== 'checking' && <Icon name="warning" size={16} />}
						{t(`quick_order.error_${verdict}`, { limit: product?.limit ?? 0 })}
					</p>
				)}
			</div>
			<div className={styles['quantity']}>
				{product?.available && (
					<QuantityInput
						size="small"
						label={t('quick_order.quantity_of', { code })}
						value={quantity ?? 0}
						onChange={(next) => step({ kind: 'quantity', id, quantity: next })}
					/>
				)}
			</div>
			<div className={styles['sum']}>
				{product?.available && (
					<>
						<b>{formatMoney(multiplyMoney(product.price, piecesOf(line)), t.locale)}</b>
						<small className={styles['unitPrice']}>{t('quick_order.each', { amount: formatMoney(product.price, t.locale) })}</small>
						{product.energyLabel && <EnergyMark label={product.energyLabel} size="line" />}
					</>
				)}
			</div>
			<IconButton
				className={styles['remove']}
				icon="trash"
				size="small"
				label={t('quick_order.remove', { code })}
				onClick={() => step({ kind: 'remove', id })}
			/>
		</li>
	);
});
