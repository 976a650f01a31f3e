import type { ReactNode } from 'react';
import { readOrderLabels } from '../../api/labels.ts';
import { type NextStatus, type Order, readCarriers, recordTransfer, setStatus, shipOrder } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import { useMailNote, useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { amountOf, textOf } from '../../ui/typed.ts';
import { ArrivalAction } from './ArrivalAction.tsx';
import { CancelLinesAction, ReturnAction } from './ChangeActions.tsx';
import { canGetGoods, goneLines, openLines, toSteps, waitingLines } from './order-steps.ts';
import { PieceFields, toChosenPieces } from './PieceFields.tsx';
import { TrackingAction } from './TrackingAction.tsx';

interface Props {
	readonly order: Order;
	readonly expectsTransfer: boolean;
	readonly onChanged: () => unknown;
}

/** What staff can do with the order now; each asks before it acts. */
export function OrderActions({ order, expectsTransfer, onChanged }: Props): ReactNode {
	const may = useMay();
	if (!may('orders:write')) return null;
	const steps = toSteps(order);
	return (
		<div className="actions">
			{steps.next.map((status, place) => (
				<StatusAction key={status} order={order} status={status} tone={place > 0 ? 'quiet' : undefined} onChanged={onChanged} />
			))}
			{expectsTransfer && may('payments:write') && <TransferAction order={order} onChanged={onChanged} />}
			{steps.canShip && <ShipAction order={order} tone={steps.next.length > 0 ? 'quiet' : undefined} onChanged={onChanged} />}
			{waitingLines(order).length > 0 && <ArrivalAction order={order} onChanged={onChanged} />}
			{order.status === 'shipped' && order.shipments.length > 0 && <TrackingAction order={order} onChanged={onChanged} />}
			{goneLines(order).length > 0 && <ReturnAction order={order} onChanged={onChanged} />}
			{canGetGoods(order) && (
				<a className="button quiet" href={`#/orders/${encodeURIComponent(order.number)}/goods`}>
					{t('order.add-goods')}
				</a>
			)}
			{steps.canCancel && piecesOf(order) > 1 && <CancelLinesAction order={order} onChanged={onChanged} />}
			{steps.canCancel && <StatusAction order={order} status="cancelled" tone="danger" onChanged={onChanged} />}
		</div>
	);
}

/** Pieces that have not left; with one alone, the order is cancelled whole. */
const piecesOf = (order: Order): number => openLines(order).reduce((sum, { open }) => sum + open, 0);

type ActionProps = Pick<Props, 'order' | 'onChanged'>;

/** Quiet where another step is the usual one. */
interface Toned {
	readonly tone?: 'danger' | 'quiet' | undefined;
}

/** Statuses that the customer is mailed about. */
const MAILED: readonly NextStatus[] = ['accepted', 'ready_for_pickup', 'cancelled'];

function StatusAction({ order, status, tone, onChanged }: ActionProps & Toned & { readonly status: NextStatus }): ReactNode {
	const mailNote = useMailNote();
	return (
		<ActionButton
			label={tOf('order.act', status)}
			question={MAILED.includes(status) ? `${tOf('order.ask', status)} ${mailNote}` : tOf('order.ask', status)}
			done={t('action.done')}
			tone={tone}
			act={() => setStatus(order.number, status)}
			onDone={onChanged}
		/>
	);
}

function ShipAction({ order, tone, onChanged }: ActionProps & Toned): ReactNode {
	const mailNote = useMailNote();
	const carriers = useRead(readCarriers());
	const label = useRead(readOrderLabels(order.number)).data?.value.items.find(({ state }) => state === 'made');
	const lines = openLines(order);
	return (
		<ActionButton
			label={t('order.ship')}
			question={`${t('order.ship-question')} ${mailNote}`}
			done={t('order.shipped')}
			tone={tone}
			act={(typed) =>
				shipOrder(order.number, { lines: toChosenPieces(typed, lines), carrier: textOf(typed, 'carrier'), tracking_code: textOf(typed, 'tracking') })
			}
			onDone={onChanged}
		>
			<PieceFields lines={lines} startsWith="in_stock" />
			<Field label={t('order.carrier')} name="carrier" list="carriers" maxLength={100} defaultValue={label?.carrier.toUpperCase()} />
			<datalist id="carriers">
				{carriers.data?.value.items.map(({ code, name }) => (
					<option key={code} value={name} />
				))}
			</datalist>
			<Field label={t('order.tracking')} name="tracking" maxLength={100} defaultValue={label?.tracking_code ?? undefined} />
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
