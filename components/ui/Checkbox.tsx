import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'children'> {
	/** What is agreed to or chosen; may hold links. */
	readonly children: ReactNode;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
}

/** A box to tick, with its text as the target too. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
	const id = useId();
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	return (
		<div className={styles['c']}>
			<input {...input} type="checkbox" id={id} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} />
			<label htmlFor={id}>{children}</label>
			{hint && <p id={`${id}h`}>{hint}</p>}
			{error && (
				<p id={`${id}e`} data-error="">
					<Icon name="warning" size={16} />
					{error}
				</p>
			)}
		</div>
	);
}
