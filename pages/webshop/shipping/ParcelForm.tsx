import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import { useState } from 'react';
import { ChoiceList } from '#components/checkout/ChoiceList.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import { changeCartData } from '#lib/checkout/client/change-cart-data.ts';
import { useChoices } from '#lib/checkout/client/use-choices.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { DayChoice } from './DayChoice.tsx';
import { LockerChoice } from './LockerChoice.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import { type Chosen, type CompleteChoice, toChosen } from './to-chosen.ts';
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
	readonly onDone: () => Promise<void>;
}

/** Choice of a delivery method for each parcel. A complete choice is saved immediately, so that the totals are current. */
export function ParcelForm({ parcels, known, onDone }: ParcelFormProps) {
	const t = useLabels();
	const { pending, problems, choose, confirm } = useChoices('shipping', saveChoice);
	/** Choices that lack something, such as the store of a pickup. */
	const [incomplete, setIncomplete] = useState<Choices>({});
	const chosen: Choices = Object.fromEntries(
		parcels.map((parcel) => {
			const { parcel_id } = parcel;
			return [parcel_id, incomplete[parcel_id] ?? pending[toControl(parcel_id)] ?? toSaved(parcel, known)];
		}),
	);
	const [open, setOpen] = useState(() => findLostLocker(parcels, chosen));
	const change = ({ parcel_id, methods }: ParcelMethods, next: Chosen) => {
		const { code } = next;
		const isComplete =
			code !== null &&
			findGap(
				methods.find((method) => method.code === code),
				next,
			) === null;
		setOpen(undefined);
		setIncomplete(({ [parcel_id]: _, ...others }) => (isComplete ? others : { ...others, [parcel_id]: next }));
		if (isComplete) void choose(toControl(parcel_id), { ...next, code });
	};
	const submit = async () => {
		const unfinished = findUnfinished(parcels, chosen);
		if (unfinished) {
			setOpen(unfinished);
			return document.querySelector<HTMLElement>(`[name^="${unfinished.field}-${unfinished.parcel}"]`)?.focus();
		}
		const saved = await Promise.all(
			Object.entries(chosen).map(([parcel, { code, ...choice }]) => code !== null && confirm(toControl(parcel), { ...choice, code })),
		);
		if (saved.every(Boolean)) await onDone();
	};
	return (
		<StepForm problem={null} onSubmit={submit}>
			{parcels.map((parcel, place) => {
				const now = chosen[parcel.parcel_id] ?? { code: null };
				const missing = open?.parcel === parcel.parcel_id && open.field;
				const problem = incomplete[parcel.parcel_id] ? undefined : problems[toControl(parcel.parcel_id)];
				return (
					<ChoiceList
						key={parcel.parcel_id}
						legend={parcels.length === 1 ? t('checkout.shipping.legend') : t('checkout.shipping.parcel', { number: place + 1 })}
						name={toControl(parcel.parcel_id)}
						value={now.code}
						problem={missing === 'parcel' ? 'error_shipping_method' : problem}
						onChange={(code) => change(parcel, { code })}
						choices={parcel.methods.map((method) => ({
							...toShippingChoice(method, t),
							more: method.needs_locker ? (
								<LockerChoice
									name={`locker-${parcel.parcel_id}`}
									chosen={now.locker}
									error={missing === 'locker' ? t('error_shipping_locker') : undefined}
									onChange={(locker) => change(parcel, { ...now, locker })}
								/>
							) : method.needs_location ? (
								<PickupChoice
									name={`location-${parcel.parcel_id}`}
									value={now.location}
									error={missing === 'location' ? t('error_shipping_location') : undefined}
									onChange={(location) => change(parcel, { ...now, location })}
								/>
							) : (
								<DayChoice days={method.delivery_dates} value={now.day} onChange={(day) => change(parcel, { ...now, day })} />
							),
						}))}
					/>
				);
			})}
		</StepForm>
	);
}

type Choices = Readonly<Record<string, Chosen>>;
type Field = 'parcel' | 'location' | 'locker';

const toControl = (parcel: number | string): string => `parcel-${parcel}`;

function saveChoice(control: string, { code, location, locker, day }: CompleteChoice) {
	const parcel_id = Number(control.replace('parcel-', ''));
	const body = { parcel_id, shipping_code: code, location_id: location ?? null, locker_id: locker?.id ?? null, delivery_date: day ?? null };
	return changeCartData('/api/hapi/webshop/parcel-shipping', { method: 'PUT', body, control });
}

/** What the cart has, or else the delivery method that the backend has selected. */
function toSaved({ parcel_id, selected, methods }: ParcelMethods, known: readonly ParcelChoice[]): Chosen {
	const parcel = known.find(({ id }) => id === parcel_id);
	const code = parcel?.code ?? selected;
	return toChosen(
		methods.find((method) => method.code === code),
		parcel,
	);
}

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
