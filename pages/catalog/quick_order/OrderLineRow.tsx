import { type KeyboardEvent, memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { QuantityInput } from '#components/ui/QuantityInput.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { multiplyMoney } from '#lib/domain/money.ts';
import { judgeLine, piecesOf, type QuickOrderLine } from '#lib/domain/quick-order.ts';
import type { QuickOrderView } from '#lib/hooks/use-quick-order.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './OrderLineRow.module.css';

interface OrderLineRowProps {
	readonly line: QuickOrderLine;
	readonly step: QuickOrderView['step'];
}

/** One line: what the code stands for, how many, what it comes to, and what is the matter with it. */
export const OrderLineRow = memo(function OrderLineRow({ line, step }: OrderLineRowProps) {
	const t = useLabels();
	const { id, code, quantity, product } = line;
	const verdict = judgeLine(line);
	const setCode = (typed: string) => typed.trim() !== '' && typed.trim() !== code && step({ kind: 'code', id, code: typed.trim() });
	return (
		<li className={styles['r']} data-verdict={verdict}>
			<div>{product && <Picture picture={product.picture} alt="" sizes="4rem" maximumWidth={160} />}</div>
			<div>
				{product ? <Link href={product.url}>{product.title}</Link> : null}
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
					<code>{code}</code>
				)}
				{verdict !== 'ready' && (
					<p id={`redak-${id}`}>
						{verdict !== 'checking' && <Icon name="warning" size={16} />}
						{t(`quick_order.fault_${verdict}`, { limit: product?.limit ?? 0 })}
					</p>
				)}
			</div>
			<div>
				{product?.available && (
					<QuantityInput
						size="small"
						label={t('quick_order.quantity_of', { code })}
						value={quantity ?? 0}
						onChange={(next) => step({ kind: 'quantity', id, quantity: next })}
					/>
				)}
			</div>
			<div>
				{product?.available && (
					<>
						<b>{formatMoney(multiplyMoney(product.price, piecesOf(line)), t.locale)}</b>
						<small>{t('quick_order.each', { amount: formatMoney(product.price, t.locale) })}</small>
					</>
				)}
			</div>
			<IconButton icon="trash" size="small" label={t('quick_order.remove', { code })} onClick={() => step({ kind: 'remove', id })} />
		</li>
	);
});
