import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
	/** The label; may hold links. */
	readonly children: ReactNode;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
}

/** A checkbox with its label, hint and error. */
export function Checkbox({ id: given, children, hint, error, ...input }: CheckboxProps) {
	const own = useId();
	const id = given ?? own;
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	return (
		<div className={styles['checkbox']}>
			<input {...input} type="checkbox" className={styles['box']} id={id} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} />
			<label htmlFor={id}>{children}</label>
			{hint && (
				<p className={styles['message']} id={`${id}h`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles['message']} id={`${id}e`} data-error="">
					<Icon name="warning" size={16} />
					{error}
				</p>
			)}
		</div>
	);
}
