import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';

interface DayChoiceProps {
	readonly days: readonly string[];
	readonly value: string | undefined;
	readonly onChange: (day: string) => void;
}

/** Choice of a delivery day; nothing if there is none to choose. */
export function DayChoice({ days, value, onChange }: DayChoiceProps) {
	const t = useLabels();
	if (days.length === 0) return null;
	return (
		<Field label={t('checkout.shipping.day')}>
			{(control) => (
				<Select
					{...control}
					value={value ?? ''}
					onChange={({ target }) => onChange(target.value)}
					options={[{ value: '', title: t('checkout.shipping.any_day') }, ...days.map((day) => ({ value: day, title: formatDate(day, t.locale) }))]}
				/>
			)}
		</Field>
	);
}
