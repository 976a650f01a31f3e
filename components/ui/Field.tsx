import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Attributes that a field passes to its control. */
export interface ControlProps {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
	/** Of the control, where something else leads to it; made up by default. */
	readonly id?: string | undefined;
	readonly label: string;
	/** Shown beside the label, e.g. that the field is optional. */
	readonly note?: string | undefined;
	readonly hint?: string | undefined;
	/** What is wrong and how to correct it. */
	readonly error?: string | undefined;
	readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one control, associated with it by id (D18). */
export function Field({ id: given, label, note, hint, error, children }: FieldProps) {
	const own = useId();
	const id = given ?? own;
	const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
	return (
		<div className={styles['field']}>
			<label htmlFor={id} className={styles['label']}>
				{label}
				{note && <span className={styles['note']}> {note}</span>}
			</label>
			{children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
			{hint && (
				<p className={styles['hint']} id={`${id}h`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles['error']} id={`${id}e`}>
					<Icon name="warning" size={16} />
					{error}
				</p>
			)}
		</div>
	);
}
