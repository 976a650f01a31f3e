import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import styles from './Notice.module.css';

const ICONS = { ok: 'check', wait: 'clock', info: 'info', error: 'warning' } as const;

/** The result or progress of an action, shown where it was started. `error` interrupts a screen reader; the other tones wait for it. */
export function Notice({ tone, children }: { readonly tone: keyof typeof ICONS; readonly children: ReactNode }) {
	return (
		<div role={tone === 'error' ? 'alert' : 'status'} className={styles['notice']} data-tone={tone}>
			{children && (
				<p className={styles['message']}>
					<Icon name={ICONS[tone]} />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
