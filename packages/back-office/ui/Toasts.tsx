import { type ReactNode, useSyncExternalStore } from 'react';
import { onToasts, readToasts } from './toast-store.ts';

/** The messages of the last seconds. */
export function Toasts(): ReactNode {
	const toasts = useSyncExternalStore(onToasts, readToasts);
	return (
		<div className="toasts" role="status">
			{toasts.map(({ id, text }) => (
				<p key={id}>{text}</p>
			))}
		</div>
	);
}
