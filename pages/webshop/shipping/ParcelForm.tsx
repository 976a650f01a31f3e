import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import { useState } from 'react';
import { ChoiceList } from '#components/checkout/ChoiceList.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import { changeCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { DayChoice } from './DayChoice.tsx';
import { LockerChoice } from './LockerChoice.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import { type Chosen, toChosen } from './to-chosen.ts';
import { toShippingChoice } from './to-shipping-choice.ts';

export interface ParcelMethods {
	readonly parcel_id: number;
	readonly selected: string | null;
	/** Label key of the reason why nothing is delivered to the address. */
	readonly label_name?: string | null;
	readonly methods: readonly ShippingMethod[];
}

interface ParcelFormProps {
	readonly parcels: readonly ParcelMethods[];
	/** Earlier choices, also after a reload or Back. */
	readonly known: readonly ParcelChoice[];
	readonly onDone: () => void;
}

/** Choice of a delivery method for each parcel. A complete choice is sent immediately, so that the totals are current. */
export function ParcelForm({ parcels, known, onDone }: ParcelFormProps) {
	const t = useLabels();
	const [chosen, setChosen] = useState<Choices>(() =>
		Object.fromEntries(
			parcels.map(({ parcel_id, selected, methods }) => [
				parcel_id,
				toChosen(
					methods.find(({ code }) => code === selected),
					known.find(({ id }) => id === parcel_id),
				),
			]),
		),
	);
	const [problem, setProblem] = useState<Label | null>(null);
	const [open, setOpen] = useState(() => findLostLocker(parcels, chosen));
	const [busy, setBusy] = useState(false);
	const choose = (parcel: ParcelMethods, next: Chosen) => {
		setChosen((known) => ({ ...known, [parcel.parcel_id]: next }));
		setOpen(undefined);
		const method = parcel.methods.find(({ code }) => code === next.code);
		if (method && !findGap(method, next)) void send(parcel.parcel_id, next);
	};
	const send = async (parcel_id: number, { code, location, locker, day }: Chosen) => {
		if (code === null) return false;
		const body = { parcel_id, shipping_code: code, location_id: location ?? null, locker_id: locker?.id ?? null, delivery_date: day ?? null };
		const answer = await changeCartData('/api/hapi/webshop/parcel-shipping', { method: 'PUT', body });
		setProblem(answer.ok ? null : errorLabel(answer.error, 'checkout.failed'));
		return answer.ok;
	};
	const submit = async () => {
		const unfinished = findUnfinished(parcels, chosen);
		if (unfinished) {
			setOpen(unfinished);
			return document.querySelector<HTMLElement>(`[name^="${unfinished.field}-${unfinished.parcel}"]`)?.focus();
		}
		setBusy(true);
		const sent = await Promise.all(parcels.map(({ parcel_id }) => send(parcel_id, chosen[parcel_id] ?? { code: null })));
		setBusy(false);
		if (sent.every(Boolean)) onDone();
	};
	return (
		<StepForm problem={problem} busy={busy} onSubmit={() => void submit()}>
			{parcels.map((parcel, place) => {
				const now = chosen[parcel.parcel_id] ?? { code: null };
				const missing = open?.parcel === parcel.parcel_id && open.field;
				return (
					<ChoiceList
						key={parcel.parcel_id}
						legend={parcels.length === 1 ? t('checkout.shipping.legend') : t('checkout.shipping.parcel', { number: place + 1 })}
						name={`parcel-${parcel.parcel_id}`}
						value={now.code}
						error={missing === 'parcel' ? t('error_shipping_method') : undefined}
						onChange={(code) => choose(parcel, { code })}
						choices={parcel.methods.map((method) => ({
							...toShippingChoice(method, t),
							more: method.needs_locker ? (
								<LockerChoice
									name={`locker-${parcel.parcel_id}`}
									chosen={now.locker}
									error={missing === 'locker' ? t('error_shipping_locker') : undefined}
									onChange={(locker) => choose(parcel, { ...now, locker })}
								/>
							) : method.needs_location ? (
								<PickupChoice
									name={`location-${parcel.parcel_id}`}
									value={now.location}
									error={missing === 'location' ? t('error_shipping_location') : undefined}
									onChange={(location) => choose(parcel, { ...now, location })}
								/>
							) : (
								<DayChoice days={method.delivery_dates} value={now.day} onChange={(day) => choose(parcel, { ...now, day })} />
							),
						}))}
					/>
				);
			})}
		</StepForm>
	);
}

type Choices = Readonly<Record<number, Chosen>>;
type Field = 'parcel' | 'location' | 'locker';

/** The field that is still missing for a delivery method; null if none is. */
function findGap(method: ShippingMethod | undefined, { location, locker }: Chosen): Field | null {
	if (method === undefined) return 'parcel';
	if (method.needs_location && location === undefined) return 'location';
	return method.needs_locker && locker === undefined ? 'locker' : null;
}

/** The first missing field of any parcel. */
function findUnfinished(parcels: readonly ParcelMethods[], choices: Choices): { readonly parcel: number; readonly field: Field } | undefined {
	for (const { parcel_id, methods } of parcels) {
		const chosen = choices[parcel_id] ?? { code: null };
		const field = findGap(
			methods.find(({ code }) => code === chosen.code),
			chosen,
		);
		if (field) return { parcel: parcel_id, field };
	}
	return undefined;
}

/**
 * A missing locker of a preselected method, whose error is shown immediately: the locker is no longer available. Other missing fields are
 * reported on submit.
 */
function findLostLocker(parcels: readonly ParcelMethods[], choices: Choices): ReturnType<typeof findUnfinished> {
	const unfinished = findUnfinished(parcels, choices);
	return unfinished?.field === 'locker' ? unfinished : undefined;
}
