import type { ChangeEvent } from 'react';
import { Summary } from '#components/ui/Summary.tsx';
import type { FacetValue } from '#lib/domain/facets.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
	readonly title: string;
	/** Name of the field in the form without JavaScript. */
	readonly name: string;
	readonly values: readonly FacetValue[];
	readonly selected: readonly number[];
	readonly open: boolean;
	readonly onToggle: (id: number) => void;
}

/** More values than this fold behind a line. */
const SHOWN = 8;

/** One thing to filter by, as boxes with counts. */
export function FilterGroup({ title, name, values, selected, open, onToggle }: FilterGroupProps) {
	const t = useLabels();
	const rest = values.length > SHOWN + 2 ? values.slice(SHOWN) : [];
	const boxes = (part: readonly FacetValue[]) => {
		const toggle = (event: ChangeEvent<HTMLInputElement>) => onToggle(Number(event.target.value));
		return part.map((value) => <FilterBox key={value.id} value={value} name={name} checked={selected.includes(value.id)} onChange={toggle} />);
	};
	return (
		<details className={styles['g']} open={open}>
			<Summary>{title}</Summary>
			<fieldset>
				<legend className="visually-hidden">{title}</legend>
				{boxes(rest.length > 0 ? values.slice(0, SHOWN) : values)}
				{rest.length > 0 && (
					<details open={rest.some(({ id }) => selected.includes(id))}>
						<Summary>{t('list.more_values', { count: rest.length })}</Summary>
						{boxes(rest)}
					</details>
				)}
			</fieldset>
		</details>
	);
}

interface FilterBoxProps {
	readonly value: FacetValue;
	readonly name: string;
	readonly checked: boolean;
	readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A box with its count; one that would leave nothing cannot be ticked. */
export function FilterBox({ value: { id, title, count }, name, checked, onChange }: FilterBoxProps) {
	const t = useLabels();
	return (
		<label className={styles['v']}>
			<input type="checkbox" name={name} value={id} checked={checked} disabled={count === 0 && !checked} onChange={onChange} />
			<span>{title}</span>
			<small>{t.digits(count)}</small>
		</label>
	);
}
