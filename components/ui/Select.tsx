import type { ComponentProps } from 'react';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
	readonly options: readonly { readonly value: string; readonly title: string }[];
}

/** The browser's own choice out of a list. */
export function Select({ options, ...select }: SelectProps) {
	return (
		<select {...select} className={styles['s']}>
			{options.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</select>
	);
}
