import type { ReactNode } from 'react';
import { replaceQuery, usePlace } from '../app/place.ts';
import { t, tOf } from '../texts/text.ts';
import { Select } from './Field.tsx';

export interface Filter {
	/** Of the parameter in the address. */
	readonly name: string;
	/** Title of the choice that filters nothing. */
	readonly all: string;
	/** Group of the titles of the values. */
	readonly group: string;
	readonly values: readonly string[];
	readonly label?: string;
}

/** A filter of a list, kept in the address; another choice begins at the first page. */
export function ListFilter({ name, all, group, values, label = t('list.filter') }: Filter): ReactNode {
	const { query } = usePlace();
	return (
		<Select
			{...{ label, name, value: query.get(name) ?? '' }}
			options={[['', all], ...values.map((value) => [value, tOf(group, value)] as const)]}
			onChange={(value) => replaceQuery({ [name]: value, cursor: '' })}
		/>
	);
}
