import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

/** A drawer comes in from the end edge and is as high as the window; `wide` has room for two columns; `full` takes the window. */
export type DialogShape = 'drawer' | 'wide' | 'full';

interface DialogProps {
	readonly open: boolean;
	/** Called for each way out: the close button, Esc, a press beside it. */
	readonly onClose: () => void;
	readonly title: string;
	readonly shape?: DialogShape | undefined;
	/** Stays in view under the content: totals, actions. */
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

/** The one modal: the browser's own dialog, which keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, shape, footer, children }: DialogProps) {
	const t = useLabels();
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		if (open) dialog.current?.showModal();
		else dialog.current?.close();
	}, [open]);
	// The browser says late that it has closed: it may be open again by then.
	const afterClose = () => {
		if (!dialog.current?.open) onClose();
	};
	const closeOnBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) onClose();
	};
	return (
		<dialog ref={dialog} className={styles['d']} data-shape={shape} aria-labelledby={titleId} onClose={afterClose} onMouseDown={closeOnBackdrop}>
			<header className={styles['h']}>
				<h2 id={titleId}>{title}</h2>
				<IconButton icon="close" label={t('dialog.close')} onClick={onClose} />
			</header>
			<div className={styles['c']}>{children}</div>
			{footer && <div className={styles['f']}>{footer}</div>}
		</dialog>
	);
}
