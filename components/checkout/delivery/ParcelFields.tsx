import { ChoiceList } from '#components/checkout/ChoiceList.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { DayChoice } from './DayChoice.tsx';
import { LockerChoice } from './LockerChoice.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import type { ParcelMethods } from './parcel-methods.ts';
import { toShippingChoice } from './to-shipping-choice.ts';
import { type ParcelChoices, toControl } from './use-parcel-choices.ts';

interface ParcelFieldsProps {
	readonly parcels: readonly ParcelMethods[];
	readonly choices: ParcelChoices;
}

/** A choice of a delivery method for each parcel, with its store, locker or day. */
export function ParcelFields({ parcels, choices }: ParcelFieldsProps) {
	const t = useLabels();
	return parcels.map((parcel, place) => {
		const now = choices.chosenOf(parcel);
		const missing = choices.missingAt(parcel);
		return (
			<ChoiceList
				key={parcel.parcel_id}
				legend={parcels.length === 1 ? t('checkout.shipping.legend') : t('checkout.shipping.parcel', { number: place + 1 })}
				name={toControl(parcel.parcel_id)}
				value={now.code}
				problem={missing === 'parcel' ? 'error_shipping_method' : choices.problemOf(parcel)}
				onChange={(code) => choices.change(parcel, { code })}
				choices={parcel.methods.map((method) => ({
					...toShippingChoice(method, t),
					more: method.needs_locker ? (
						<LockerChoice
							name={`locker-${parcel.parcel_id}`}
							chosen={now.locker}
							error={missing === 'locker' ? t('error_shipping_locker') : undefined}
							onChange={(locker) => choices.change(parcel, { ...now, locker })}
						/>
					) : method.needs_location ? (
						<PickupChoice
							name={`location-${parcel.parcel_id}`}
							value={now.location}
							error={missing === 'location' ? t('error_shipping_location') : undefined}
							onChange={(location) => choices.change(parcel, { ...now, location })}
						/>
					) : (
						<DayChoice days={method.delivery_dates} value={now.day} onChange={(day) => choices.change(parcel, { ...now, day })} />
					),
				}))}
			/>
		);
	});
}
