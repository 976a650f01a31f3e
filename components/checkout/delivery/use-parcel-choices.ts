import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import { useState } from 'react';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import { changeCartData } from '#lib/checkout/client/change-cart-data.ts';
import { useChoices } from '#lib/checkout/client/use-choices.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label, LabelKey } from '#lib/platform/i18n/label-key.ts';
import type { ParcelMethods } from './parcel-methods.ts';
import { type Chosen, type CompleteChoice, toChosen } from './to-chosen.ts';

type Field = 'parcel' | 'location' | 'locker';

export interface ParcelChoices {
	readonly chosenOf: (parcel: ParcelMethods) => Chosen;
	/** The missing field that is reported at a parcel. */
	readonly missingAt: (parcel: ParcelMethods) => Field | null;
	/** Label of why the choice for a parcel could not be saved. */
	readonly problemOf: (parcel: ParcelMethods) => Label | undefined;
	readonly change: (parcel: ParcelMethods, next: Chosen) => void;
	/** Reports the first missing field and focuses it. Its label; null if nothing is missing. */
	readonly check: () => LabelKey | null;
	/** Saves the choices that are not saved yet. False if one could not be saved. */
	readonly confirm: () => Promise<boolean>;
}

const LABEL_OF: Readonly<Record<Field, LabelKey>> = {
	parcel: 'error_shipping_method',
	location: 'error_shipping_location',
	locker: 'error_shipping_locker',
};

/**
 * The choice of a delivery method for each parcel. A complete choice is saved immediately, so that the totals are current. `known`: earlier
 * choices, also after a reload or Back.
 */
export function useParcelChoices(parcels: readonly ParcelMethods[], known: readonly ParcelChoice[]): ParcelChoices {
	const { pending, problems, choose, confirm } = useChoices('shipping', {
		save: saveChoice,
		toProblem: (error) => errorLabel('error_shipping_', error, 'checkout.failed'),
	});
	/** Choices that lack something, such as the store of a pickup. */
	const [incomplete, setIncomplete] = useState<Choices>({});
	const chosen: Choices = Object.fromEntries(
		parcels.map((parcel) => {
			const { parcel_id } = parcel;
			return [parcel_id, incomplete[parcel_id] ?? pending[toControl(parcel_id)] ?? toSaved(parcel, known)];
		}),
	);
	const [open, setOpen] = useState(() => findLostLocker(parcels, chosen));
	return {
		chosenOf: ({ parcel_id }) => chosen[parcel_id] ?? { code: null },
		missingAt: ({ parcel_id }) => (open?.parcel === parcel_id ? open.field : null),
		problemOf: ({ parcel_id }) => (incomplete[parcel_id] ? undefined : problems[toControl(parcel_id)]),
		change: ({ parcel_id, methods }, next) => {
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
		},
		check: () => {
			const unfinished = findUnfinished(parcels, chosen);
			if (!unfinished) return null;
			setOpen(unfinished);
			document.querySelector<HTMLElement>(`[name^="${unfinished.field}-${unfinished.parcel}"]`)?.focus();
			return LABEL_OF[unfinished.field];
		},
		confirm: async () => {
			const saved = await Promise.all(
				Object.entries(chosen).map(([parcel, { code, ...choice }]) => code !== null && confirm(toControl(parcel), { ...choice, code })),
			);
			return saved.every(Boolean);
		},
	};
}

type Choices = Readonly<Record<string, Chosen>>;

export const toControl = (parcel: number | string): string => `parcel-${parcel}`;

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
