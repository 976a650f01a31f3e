import type { ComponentProps } from 'react';
import styles from './control.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
	readonly options: readonly { readonly value: string; readonly title: string }[];
}

/** The browser's own select; belongs in a Field. */
export function Select({ options, ...select }: SelectProps) {
	return (
		<select {...select} className={styles['control']}>
			{options.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</select>
	);
}
