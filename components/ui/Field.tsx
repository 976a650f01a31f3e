import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What a field hands to its control. */
export interface ControlProps {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
	readonly label: string;
	/** Said beside the label, e.g. that the field may stay empty. */
	readonly note?: string | undefined;
	readonly hint?: string | undefined;
	/** What is wrong and what to do about it. */
	readonly error?: string | undefined;
	readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one control, tied to it by id (D18). */
export function Field({ label, note, hint, error, children }: FieldProps) {
	const id = useId();
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	return (
		<div className={styles['f']}>
			<label htmlFor={id}>
				{label}
				{note && <span> {note}</span>}
			</label>
			{children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
			{hint && (
				<p className={styles['h']} id={`${id}h`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles['e']} id={`${id}e`}>
					<Icon name="warning" size={16} />
					{error}
				</p>
			)}
		</div>
	);
}
