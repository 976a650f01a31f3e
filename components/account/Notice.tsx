import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import styles from './Notice.module.css';

const ICONS = { ok: 'check', wait: 'clock', error: 'warning' } as const;

/** How something went, or that it still goes on, said where it was asked for; `error` interrupts a screen reader, the others wait for it. */
export function Notice({ tone, children }: { readonly tone: keyof typeof ICONS; readonly children: ReactNode }) {
	return (
		<div role={tone === 'error' ? 'alert' : 'status'} className={styles['n']} data-tone={tone}>
			{children && (
				<p>
					<Icon name={ICONS[tone]} />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
