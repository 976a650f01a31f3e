import type { ComponentProps } from 'react';
import styles from './control.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
	/** Text of the empty value of a controlled select. It cannot be chosen again. */
	readonly placeholder?: string;
	readonly options: readonly { readonly value: string; readonly title: string }[];
}

/** The browser's own select; belongs in a Field. */
export function Select({ options, placeholder, ...select }: SelectProps) {
	const hasValue = Boolean(select.value);
	return (
		<select {...select} className={styles['control']}>
			{/* Stays when something is chosen: Safari reports no change to an option that has the place of the last one. */}
			{placeholder !== undefined && (
				<option value="" disabled={hasValue} hidden={hasValue}>
					{placeholder}
				</option>
			)}
			{options.map(({ value, title }) => (
				<option key={value} value={value}>
					{title}
				</option>
			))}
		</select>
	);
}
