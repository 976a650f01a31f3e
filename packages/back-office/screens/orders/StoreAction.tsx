import { type ReactNode, useState } from 'react';
import { changeStore } from '../../api/order-changes.ts';
import type { Order } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import { readStores } from '../../api/stores.ts';
import { useMailNote } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Select } from '../../ui/Field.tsx';

interface StoreActionProps {
	readonly order: Order;
	/** Code of the store where the order is collected now. */
	readonly store: string;
	readonly onChanged: () => unknown;
}

/** Moves a pickup to another store. */
export function StoreAction({ order, store, onChanged }: StoreActionProps): ReactNode {
	const mailNote = useMailNote();
	const stores = useRead(readStores());
	const [chosen, setChosen] = useState(store);
	const options = stores.data?.value.items.filter(({ code, visible }) => visible || code === store).map(({ code, title }) => [code, title] as const);
	if (options === undefined || options.length < 2) return null;
	return (
		<ActionButton
			label={t('order.change-store')}
			question={`${t('order.change-store-question')} ${mailNote}`}
			done={t('action.saved')}
			tone="quiet"
			act={() => changeStore(order.number, chosen)}
			onDone={onChanged}
		>
			<Select label={t('order.store')} name="store" value={chosen} options={options} onChange={setChosen} />
		</ActionButton>
	);
}
