import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { joinClasses } from './join-classes.ts';

/** A text field of several lines; belongs in a Field. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
	return <textarea {...area} className={joinClasses(styles['control'], className)} />;
}
