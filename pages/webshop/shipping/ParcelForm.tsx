import { useState } from 'react';
import { ChoiceList } from '#components/checkout/ChoiceList.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import type { ShippingMethod } from '#lib/contract/checkout.ts';
import type { ParcelChoice } from '#lib/domain/cart.ts';
import { changeCartData } from '#lib/hooks/checkout/use-cart-data.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { DayChoice } from './DayChoice.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import { type Chosen, toChosen } from './to-chosen.ts';
import { toShippingChoice } from './to-shipping-choice.ts';

export interface ParcelMethods {
	readonly parcel_id: number;
	readonly selected: string | null;
	readonly methods: readonly ShippingMethod[];
}

interface ParcelFormProps {
	readonly parcels: readonly ParcelMethods[];
	/** What was chosen before, also after a reload or Back. */
	readonly known: readonly ParcelChoice[];
	readonly onDone: () => void;
}

/** A way of delivery for each parcel; the one that is chosen is sent at once, so that the sum beside it is right. */
export function ParcelForm({ parcels, known, onDone }: ParcelFormProps) {
	const t = useLabels();
	const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>(() =>
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
	const [problem, setProblem] = useState<string | null>(null);
	const [open, setOpen] = useState<{ readonly parcel: number; readonly field: 'parcel' | 'location' }>();
	const [busy, setBusy] = useState(false);
	const methodOf = (parcel: ParcelMethods) => parcel.methods.find(({ code }) => code === chosen[parcel.parcel_id]?.code);
	const choose = (parcel: ParcelMethods, next: Chosen) => {
		setChosen((known) => ({ ...known, [parcel.parcel_id]: next }));
		setOpen(undefined);
		const method = parcel.methods.find(({ code }) => code === next.code);
		if (method && (!method.needs_location || next.location !== undefined)) void send(parcel.parcel_id, next);
	};
	const send = async (parcel_id: number, { code, location, day }: Chosen) => {
		const body = { parcel_id, shipping_code: code, location_id: location ?? null, delivery_date: day ?? null };
		const answer = await changeCartData('/api/hapi/webshop/parcel-shipping', { method: 'PUT', body });
		setProblem(answer.ok ? null : (answer.error.label ?? 'checkout.failed'));
		return answer.ok;
	};
	const submit = async () => {
		const unfinished = parcels.find((parcel) => {
			const method = methodOf(parcel);
			return !method || (method.needs_location && chosen[parcel.parcel_id]?.location === undefined);
		});
		if (unfinished) {
			const field = methodOf(unfinished) ? 'location' : 'parcel';
			setOpen({ parcel: unfinished.parcel_id, field });
			return document.querySelector<HTMLElement>(`[name="${field}-${unfinished.parcel_id}"]`)?.focus();
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
							more: method.needs_location ? (
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
