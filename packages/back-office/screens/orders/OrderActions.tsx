import { type ReactNode, useState } from 'react';
import { type NextStatus, type Order, readCarriers, recordTransfer, refundPayment, setStatus, shipOrder } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { openLines, toSteps } from './order-steps.ts';

interface Props {
	readonly order: Order;
	/** What can be paid back at the provider, in major units. */
	readonly refundable: number;
	readonly expectsTransfer: boolean;
	readonly onChanged: () => unknown;
}

/** What staff can do with the order now; each asks before it acts. */
export function OrderActions({ order, refundable, expectsTransfer, onChanged }: Props): ReactNode {
	const may = useMay();
	if (!may('orders:write')) return null;
	const steps = toSteps(order);
	return (
		<div className="actions">
			{steps.next.map((status) => (
				<StatusAction key={status} order={order} status={status} onChanged={onChanged} />
			))}
			{expectsTransfer && may('payments:write') && <TransferAction order={order} onChanged={onChanged} />}
			{steps.canShip && <ShipAction order={order} onChanged={onChanged} />}
			{refundable > 0 && may('payments:write') && <RefundAction order={order} refundable={refundable} onChanged={onChanged} />}
			{steps.canCancel && <StatusAction order={order} status="cancelled" onChanged={onChanged} />}
		</div>
	);
}

type ActionProps = Pick<Props, 'order' | 'onChanged'>;

function StatusAction({ order, status, onChanged }: ActionProps & { readonly status: NextStatus }): ReactNode {
	return (
		<ActionButton
			label={tOf('order.act', status)}
			question={tOf('order.ask', status)}
			done={t('action.done')}
			tone={status === 'cancelled' ? 'danger' : undefined}
			act={() => setStatus(order.number, status)}
			onDone={onChanged}
		/>
	);
}

function ShipAction({ order, onChanged }: ActionProps): ReactNode {
	const carriers = useRead(readCarriers());
	const lines = openLines(order);
	return (
		<ActionButton
			label={t('order.ship')}
			question={t('order.ship-question')}
			done={t('order.shipped')}
			act={(typed) => {
				const chosen = lines.map(({ line }) => ({ line, quantity: Number(typed.get(`line-${line}`) ?? 0) })).filter(({ quantity }) => quantity > 0);
				return shipOrder(order.number, { lines: chosen, carrier: textOf(typed, 'carrier'), tracking_code: textOf(typed, 'tracking') });
			}}
			onDone={onChanged}
		>
			{lines.map(({ line, title, open }) => (
				<Field
					key={line}
					label={title}
					name={`line-${line}`}
					type="number"
					min={0}
					max={open}
					defaultValue={open}
					required
					hint={t('order.open-pieces', { count: open })}
				/>
			))}
			<Field label={t('order.carrier')} name="carrier" list="carriers" maxLength={100} />
			<datalist id="carriers">
				{carriers.data?.value.items.map(({ code, name }) => (
					<option key={code} value={name} />
				))}
			</datalist>
			<Field label={t('order.tracking')} name="tracking" maxLength={100} />
		</ActionButton>
	);
}

function TransferAction({ order, onChanged }: ActionProps): ReactNode {
	return (
		<ActionButton
			label={t('order.transfer')}
			question={t('order.transfer-question')}
			done={t('action.done')}
			act={(typed) =>
				recordTransfer(order.number, {
					amount: amountOf(typed, 'amount'),
					received_on: String(typed.get('received_on')),
					note: textOf(typed, 'note'),
					accept_other_amount: typed.has('other'),
				})
			}
			onDone={onChanged}
		>
			<Field label={t('order.amount')} name="amount" inputMode="decimal" defaultValue={order.totals.total.replace('.', ',')} required />
			<Field label={t('order.statement-day')} name="received_on" type="date" defaultValue={new Date().toLocaleDateString('sv-SE')} required />
			<Field label={t('order.note')} name="note" maxLength={200} hint={t('order.note-hint')} />
			<CheckBox label={t('order.other-amount')} name="other" />
		</ActionButton>
	);
}

function RefundAction({ order, refundable, onChanged }: ActionProps & { readonly refundable: number }): ReactNode {
	const [key, setKey] = useState(() => crypto.randomUUID());
	return (
		<ActionButton
			label={t('order.refund')}
			question={t('order.refund-question')}
			done={t('order.refund-done')}
			tone="quiet"
			act={(typed) => refundPayment(order.number, { amount: amountOf(typed, 'amount'), key })}
			onDone={() => {
				setKey(crypto.randomUUID());
				return onChanged();
			}}
		>
			<Field label={t('order.amount')} name="amount" inputMode="decimal" defaultValue={refundable.toFixed(2).replace('.', ',')} required />
		</ActionButton>
	);
}

const textOf = (typed: FormData, name: string): string | null => String(typed.get(name) ?? '').trim() || null;

/** Decimal amount of the API; people write a comma. */
const amountOf = (typed: FormData, name: string): string =>
	String(typed.get(name) ?? '')
		.trim()
		.replace(',', '.');
