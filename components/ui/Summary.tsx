import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './Summary.module.css';

/** The `summary` of a `details`, with a chevron at its end that shows the state. */
export function Summary({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
	return <summary className={joinClasses(styles['summary'], className)}>{children}</summary>;
}
