import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
	readonly tone?: 'brand' | 'copper' | 'ok' | 'warn' | 'error' | undefined;
	readonly children: ReactNode;
}

/** A word or two that sets something apart. */
export function Badge({ tone, children }: BadgeProps) {
	return (
		<span className={styles['b']} data-tone={tone}>
			{children}
		</span>
	);
}
