import type { ReactNode } from 'react';
import styles from './AuthLinks.module.css';

/** Ways on from a page around sign-in. */
export function AuthLinks({ children }: { readonly children: ReactNode }) {
	return <div className={styles['l']}>{children}</div>;
}
