import type { ReactNode } from 'react';
import styles from './Summary.module.css';

/** The `summary` of a `details`, with a chevron at its end that shows the state. */
export function Summary({ children }: { readonly children: ReactNode }) {
	return <summary className={styles['summary']}>{children}</summary>;
}
