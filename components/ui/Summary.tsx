import type { ReactNode } from 'react';
import styles from './Summary.module.css';

/** The line of a `details` that folds and unfolds it; the mark at its end says which way. */
export function Summary({ children }: { readonly children: ReactNode }) {
	return <summary className={styles['s']}>{children}</summary>;
}
