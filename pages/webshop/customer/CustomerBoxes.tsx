import type { CustomerField } from '@titraj/contract/profile.ts';
import { toFieldId } from '#components/account/ErrorSummary.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { Form } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';

interface CustomerBoxesProps {
	readonly form: Form;
	readonly fields: readonly CustomerField[];
	readonly defaults: Readonly<Record<string, string>>;
}

/** A checkbox for each consent that the backend requests; preselected only if it was given before (Spec 7, Customer). */
export function CustomerBoxes({ form, fields, defaults }: CustomerBoxesProps) {
	const t = useLabels();
	return fields
		.filter(({ type }) => type === 'checkbox')
		.map(({ name, required }) => {
			const error = form.errors[name];
			return (
				<Checkbox key={name} id={toFieldId(name)} name={name} required={required} defaultChecked={defaults[name] !== undefined} error={error && t(error)}>
					{t(backendLabel('field.', `field.${name}`))}
				</Checkbox>
			);
		});
}
