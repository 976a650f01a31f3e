import { type ChangeEvent, memo } from 'react';
import { Summary } from '#components/ui/Summary.tsx';
import type { FacetValue } from '#lib/catalog/facets.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
	readonly title: string;
	readonly name: GroupName;
	readonly values: readonly FacetValue[];
	readonly selected: readonly number[];
	readonly open: boolean;
	readonly onToggle: (name: GroupName, id: number) => void;
}

export type GroupName = 'categories' | 'manufacturers' | 'attributes';

/** Names of the form fields, as they are in the address. */
const FIELDS: Readonly<Record<GroupName, string>> = { categories: 'category_ids', manufacturers: 'manufacturer_ids', attributes: 'attributes_ids' };

/** Values beyond this number are folded away. */
const SHOWN = 8;

/** One group of filters, as checkboxes with counts. A change in another group does not render it. */
export const FilterGroup = memo(function FilterGroup({ title, name, values, selected, open, onToggle }: FilterGroupProps) {
	const t = useLabels();
	const rest = values.length > SHOWN + 2 ? values.slice(SHOWN) : [];
	const boxes = (part: readonly FacetValue[]) => {
		const toggle = (event: ChangeEvent<HTMLInputElement>) => onToggle(name, Number(event.target.value));
		return part.map((value) => <FilterBox key={value.id} value={value} name={FIELDS[name]} checked={selected.includes(value.id)} onChange={toggle} />);
	};
	return (
		<details className={styles['group']} open={open}>
			<Summary className={styles['heading']}>{title}</Summary>
			<fieldset className={styles['values']}>
				<legend className="visually-hidden">{title}</legend>
				{boxes(rest.length > 0 ? values.slice(0, SHOWN) : values)}
				{rest.length > 0 && (
					<details open={rest.some(({ id }) => selected.includes(id))}>
						<Summary className={styles['more']}>{t('list.more_values', { count: rest.length })}</Summary>
						{boxes(rest)}
					</details>
				)}
			</fieldset>
		</details>
	);
});

interface FilterBoxProps {
	readonly value: FacetValue;
	readonly name: string;
	readonly checked: boolean;
	readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox with its count. It is disabled if it would leave no product. */
export function FilterBox({ value: { id, title, count }, name, checked, onChange }: FilterBoxProps) {
	const t = useLabels();
	return (
		<label className={styles['value']}>
			<input type="checkbox" className={styles['box']} name={name} value={id} checked={checked} disabled={count === 0 && !checked} onChange={onChange} />
			<span className={styles['title']}>{title}</span>
			<small className={styles['count']}>{t.digits(count)}</small>
		</label>
	);
}
