import type { VoucherWithMovements } from '@titraj/backend/merchant-api/routes/voucher-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { cancelVoucher, readVoucher } from '../../api/vouchers.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { formatDay, formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** A gift voucher: what is left on it, and every movement of its money. */
export default function VoucherScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const voucher = useRead(readVoucher(id));
	const mayCancel = useMay()('payments:write');
	return (
		<Loading of={voucher}>
			{(value) => (
				<>
					<p>
						<a href="#/vouchers">{t('vouchers.title')}</a>
					</p>
					<h1>{t('vouchers.named', { end: value.code_end })}</h1>
					<p>
						<span className="state" data-tone={value.state === 'valid' ? 'done' : undefined}>
							{tOf('vouchers.state', value.state)}
						</span>{' '}
						{t('vouchers.balance-of', { balance: formatMoney(value.balance, value.currency), amount: formatMoney(value.amount, value.currency) })}
					</p>
					<p>
						{value.valid_to !== null && t('vouchers.until', { day: formatDay(value.valid_to) })} {value.email} {value.note}
					</p>
					<Movements voucher={value} />
					{mayCancel && value.state !== 'cancelled' && (
						<div className="actions">
							<ActionButton
								label={t('vouchers.cancel')}
								question={t('vouchers.cancel-question')}
								done={t('action.done')}
								tone="danger"
								act={() => cancelVoucher(value.id)}
								onDone={() => voucher.mutate()}
							/>
						</div>
					)}
				</>
			)}
		</Loading>
	);
}

const Movements = ({ voucher: { movements, currency } }: { readonly voucher: VoucherWithMovements }): ReactNode => (
	<section>
		<h2>{t('vouchers.movements')}</h2>
		<ul className="rows">
			{movements.map(({ kind, amount, order, by, at }) => (
				<li key={`${at} ${kind} ${order}`} className="row">
					<div>
						{tOf('vouchers.movement', kind)} {order !== null && <a href={`#/orders/${encodeURIComponent(order)}`}>{t('order.title', { number: order })}</a>}
						<br />
						<small>
							{formatTime(at)} {by}
						</small>
					</div>
					<b>{formatMoney(amount, currency)}</b>
				</li>
			))}
		</ul>
	</section>
);
