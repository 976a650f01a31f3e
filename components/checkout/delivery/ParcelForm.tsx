import { StepForm } from '#components/checkout/StepForm.tsx';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import { ParcelFields } from './ParcelFields.tsx';
import type { ParcelMethods } from './parcel-methods.ts';
import { useParcelChoices } from './use-parcel-choices.ts';

interface ParcelFormProps {
	readonly parcels: readonly ParcelMethods[];
	/** Earlier choices, also after a reload or Back. */
	readonly known: readonly ParcelChoice[];
	readonly onDone: () => Promise<void>;
}

/** The form of the delivery step, where it has a screen of its own. */
export function ParcelForm({ parcels, known, onDone }: ParcelFormProps) {
	const choices = useParcelChoices(parcels, known);
	const submit = async () => {
		if (choices.check() === null && (await choices.confirm())) await onDone();
	};
	return (
		<StepForm problem={null} onSubmit={submit}>
			<ParcelFields parcels={parcels} choices={choices} />
		</StepForm>
	);
}
