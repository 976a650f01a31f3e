import type { ComponentProps } from 'react';
import styles from './TextArea.module.css';

/** A text control of several lines; put it in a Field. */
export function TextArea(area: Omit<ComponentProps<'textarea'>, 'className'>) {
	return <textarea {...area} className={styles['a']} />;
}
