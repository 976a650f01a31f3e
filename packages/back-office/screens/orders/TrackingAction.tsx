import type { ReactNode } from 'react';
import { changeTracking, type Order } from '../../api/orders.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { textOf } from '../../ui/typed.ts';

/** Gives the last shipment another number, with a mail to the customer unless staff want none. */
export function TrackingAction({ order, onChanged }: { readonly order: Order; readonly onChanged: () => unknown }): ReactNode {
	const last = order.shipments.at(-1);
	return (
		<ActionButton
			label={t('order.change-tracking')}
			question={t('order.change-tracking-question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) => changeTracking(order.number, { carrier: textOf(typed, 'carrier'), tracking_code: textOf(typed, 'tracking'), mail: typed.has('mail') })}
			onDone={onChanged}
		>
			<Field label={t('order.carrier')} name="carrier" maxLength={100} defaultValue={last?.carrier ?? undefined} />
			<Field label={t('order.tracking')} name="tracking" maxLength={100} required defaultValue={last?.tracking_code ?? undefined} />
			<CheckBox label={t('order.mail-tracking')} name="mail" defaultChecked />
		</ActionButton>
	);
}
