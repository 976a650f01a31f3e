import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
	readonly tone?: 'info' | 'highlight' | 'ok' | 'warn' | 'error' | undefined;
	readonly children: ReactNode;
}

/** A short label that marks something, e.g. `Novo`. */
export function Badge({ tone, children }: BadgeProps) {
	return (
		<span className={styles['badge']} data-tone={tone}>
			{children}
		</span>
	);
}
