import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { joinClasses } from './join-classes.ts';

/** A text field of one line; belongs in a Field. */
export function TextInput({ type = 'text', className, ...input }: ComponentProps<'input'>) {
	return <input {...input} type={type} className={joinClasses(styles['control'], className)} />;
}
