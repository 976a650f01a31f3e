import type { ReactNode } from 'react';
import styles from './AuthLinks.module.css';

/** Further links of a sign-in page. */
export function AuthLinks({ children }: { readonly children: ReactNode }) {
	return <div className={styles['links']}>{children}</div>;
}
