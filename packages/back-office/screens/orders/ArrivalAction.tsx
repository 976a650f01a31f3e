import type { ReactNode } from 'react';
import { recordArrival } from '../../api/order-changes.ts';
import type { Order } from '../../api/orders.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { waitingLines } from './order-steps.ts';
import { PieceFields, toChosenPieces } from './PieceFields.tsx';

/** Records that goods which the order waited for have come. */
export function ArrivalAction({ order, onChanged }: { readonly order: Order; readonly onChanged: () => unknown }): ReactNode {
	const lines = waitingLines(order);
	return (
		<ActionButton
			label={t('order.arrival')}
			question={t('order.arrival-question')}
			done={t('action.done')}
			tone="quiet"
			act={(typed) => recordArrival(order.number, toChosenPieces(typed, lines))}
			onDone={onChanged}
		>
			<PieceFields lines={lines} startsWith="all" />
		</ActionButton>
	);
}
