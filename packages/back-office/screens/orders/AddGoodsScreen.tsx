import { type ReactNode, useState } from 'react';
import { addGoods, type GoodsPreview, previewGoods } from '../../api/order-goods.ts';
import { type Order, readOrder } from '../../api/orders.ts';
import { type Loaded, useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMailNote } from '../../app/session-context.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Arrow } from '../../ui/Arrow.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { Goods, type GoodsLine } from '../phone-order/Goods.tsx';
import { canGetGoods } from './order-steps.ts';

/** Adds goods to an order; the new total is shown before it is saved. */
export default function AddGoodsScreen({ params: { number = '' } }: ScreenProps): ReactNode {
	const order = useRead(readOrder(number));
	return (
		<>
			<p>
				<a href={`#/orders/${encodeURIComponent(number)}`}>{t('order.title', { number })}</a>
			</p>
			<h1>{t('order.add-goods-title', { number })}</h1>
			<Loading of={order}>{(value, loaded) => (canGetGoods(value) ? <Addition start={loaded} /> : <p className="notice">{t('order.no-goods')}</p>)}</Loading>
		</>
	);
}

function Addition({ start }: { readonly start: Loaded<Order> }): ReactNode {
	// Another read of the order must not change the version that the total belongs to.
	const [{ value: order, version }] = useState(start);
	const [lines, setLines] = useState<readonly GoodsLine[]>([]);
	const [isAdded, setIsAdded] = useState(false);
	const goods = lines.map(({ sku, quantity }) => ({ sku, quantity }));
	const preview = useRead(lines.length === 0 || isAdded ? null : previewGoods(order.number, goods));
	const shown = lines.length === 0 || preview.error ? null : (preview.data?.value ?? null);
	const mailNote = useMailNote();
	useUnsaved(lines.length > 0 && !isAdded);
	return (
		<>
			<p>{t('order.add-goods-about')}</p>
			<div className="columns">
				<Goods lines={lines} refused={[]} onChange={setLines} />
				<section className="card stack" aria-busy={preview.isLoading}>
					<h2>{t('order.difference')}</h2>
					{preview.error && <FailureNotice failure={preview.error.failure} />}
					{shown === null ? <p>{t('order.no-difference')}</p> : <Difference preview={shown} />}
					{shown !== null && (
						<ActionButton
							label={t('order.add-goods-save')}
							question={`${t('order.add-goods-question', { amount: formatMoney(shown.total.after, shown.currency) })} ${mailNote}`}
							done={t('order.goods-added')}
							act={() => addGoods(order.number, { goods, total: shown.total.after }, version)}
							onDone={() => {
								setIsAdded(true);
								goTo(`/orders/${encodeURIComponent(order.number)}`);
							}}
						/>
					)}
				</section>
			</div>
		</>
	);
}

function Difference({ preview: { lines, shipping, total, difference, currency } }: { readonly preview: GoodsPreview }): ReactNode {
	const money = (amount: string) => formatMoney(amount, currency);
	const change = ({ before, after }: GoodsPreview['total']) =>
		before === after ? (
			money(after)
		) : (
			<>
				{money(before)} <Arrow to="right" /> {money(after)}
			</>
		);
	return (
		<>
			<ul className="lines">
				{lines.map(({ sku, title, quantity, unit_price, total: sum }) => (
					<li key={sku}>
						<div>
							{title}
							<br />
							<small>
								{quantity} × {money(unit_price)}
							</small>
						</div>
						<span className="number">{money(sum)}</span>
					</li>
				))}
			</ul>
			<dl className="sums">
				<div>
					<dt>{t('order.shipping')}</dt>
					<dd className="number">{change(shipping)}</dd>
				</div>
				<div>
					<dt>{t('order.to-pay-more')}</dt>
					<dd className="number">{money(difference)}</dd>
				</div>
				<div data-sum="total">
					<dt>{t('order.total')}</dt>
					<dd className="number">{change(total)}</dd>
				</div>
			</dl>
		</>
	);
}
