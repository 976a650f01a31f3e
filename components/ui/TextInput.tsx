import type { ComponentProps } from 'react';
import styles from './TextInput.module.css';

/** A one-line text control; put it in a Field. */
export function TextInput({ type = 'text', ...input }: Omit<ComponentProps<'input'>, 'className'>) {
	return <input {...input} type={type} className={styles['i']} />;
}
