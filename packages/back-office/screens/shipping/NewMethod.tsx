import type { ReactNode } from 'react';
import { addShippingMethod, type ShippingMethod } from '../../api/shipping.ts';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { amountOf, textOf } from '../../ui/typed.ts';

interface Props {
	/** Null: pickup. */
	readonly zoneId: number | null;
	/** Methods of all zones. */
	readonly known: readonly ShippingMethod[];
}

/** Adds a shipping method with one price, and opens it for the rest. */
export function NewMethod({ zoneId, known }: Props): ReactNode {
	const code = zoneId === null ? 'pickup' : 'courier';
	const isTaken = known.some((method) => method.zone_id === zoneId && method.code === code);
	return (
		<ActionButton
			label={t(zoneId === null ? 'shipping.new-pickup' : 'shipping.new-method')}
			question={t('shipping.new-method-question')}
			done={t('action.saved')}
			leavesForm
			act={async (typed) => {
				const title = textOf(typed, 'title') ?? '';
				const added = await addShippingMethod({
					...{ zone_id: zoneId, title, title_en: title, code: textOf(typed, 'code') ?? '', to: 'home', basis: 'value', free_over: null },
					prices: [{ above: '0', price: amountOf(typed, 'price') }],
					...{ maximum_grams: null, maximum_size_mm: null, takes_bulky: true, only_bulky: false, bulky: '0', takes_cash: false, choice_days: 0 },
					...{ days_from: Number(textOf(typed, 'days_from')), days_to: Number(textOf(typed, 'days_to')) },
				});
				if (added.ok) goTo(`/shipping/methods/${added.value.id}`);
				return added;
			}}
			onDone={() => undefined}
		>
			<Field label={t('shipping.name')} name="title" required maxLength={100} />
			<Field
				label={t('shipping.code')}
				name="code"
				required
				maxLength={40}
				pattern="[a-z0-9_\-]+"
				defaultValue={isTaken ? '' : code}
				hint={t('shipping.code-hint')}
			/>
			<Field label={t('shipping.price')} name="price" required inputMode="decimal" pattern="\d{1,7}([.,]\d{1,2})?" />
			<Field label={t('shipping.days-from')} name="days_from" required inputMode="numeric" pattern="\d{1,3}" />
			<Field label={t('shipping.days-to')} name="days_to" required inputMode="numeric" pattern="\d{1,3}" />
		</ActionButton>
	);
}
