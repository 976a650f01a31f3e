import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import styles from './Notice.module.css';

/** How something went, said where it was asked for; `error` interrupts a screen reader, `ok` waits for it. */
export function Notice({ tone, children }: { readonly tone: 'ok' | 'error'; readonly children: ReactNode }) {
	return (
		<div role={tone === 'error' ? 'alert' : 'status'} className={styles['n']} data-tone={tone}>
			{children && (
				<p>
					<Icon name={tone === 'error' ? 'warning' : 'check'} />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
