import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

/** `drawer` slides in from the end edge at full height; `wide` has room for two columns; `full` covers the window. */
export type DialogShape = 'drawer' | 'wide' | 'full';

interface DialogProps {
	readonly open: boolean;
	/** Called by the close button, Esc and a click on the backdrop. */
	readonly onClose: () => void;
	readonly title: string;
	readonly shape?: DialogShape | undefined;
	/** Sticky footer below the content: totals, actions. */
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

/** The shop's only modal: the native dialog, which traps focus and restores it. */
export function Dialog({ open, onClose, title, shape, footer, children }: DialogProps) {
	const t = useLabels();
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	// Before the effects of the content, which may measure it.
	useLayoutEffect(() => {
		if (open) dialog.current?.showModal();
		else dialog.current?.close();
	}, [open]);
	// The close event is asynchronous: the dialog may be open again by then.
	const afterClose = () => {
		if (!dialog.current?.open) onClose();
	};
	const closeOnBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) onClose();
	};
	return (
		<dialog ref={dialog} className={styles['dialog']} data-shape={shape} aria-labelledby={titleId} onClose={afterClose} onMouseDown={closeOnBackdrop}>
			<header className={styles['header']}>
				<h2 className={styles['title']} id={titleId}>
					{title}
				</h2>
				<IconButton icon="close" label={t('dialog.close')} onClick={onClose} />
			</header>
			<div className={styles['content']}>{children}</div>
			{footer && <div className={styles['footer']}>{footer}</div>}
		</dialog>
	);
}
