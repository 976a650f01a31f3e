import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { Dialog, type DialogShape } from './Dialog.tsx';

/** Content of a mounted dialog. */
export interface Modal {
	readonly title: string;
	readonly shape?: DialogShape;
	readonly content: ReactNode;
	readonly onClose: () => void;
}

/**
 * Mounts a dialog in its own React root. The returned function fills and opens it, or closes it if called with null. When it returns, the
 * page below can have the focus again.
 */
export function mountDialog(translator: Translator): (modal: Modal | null) => void {
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	let last: Modal | undefined;
	return (modal) => {
		last = modal ?? last;
		if (!last) return;
		const { content, ...dialog } = last;
		flushSync(() =>
			root.render(
				<LabelsContext value={translator}>
					<Dialog {...dialog} open={modal !== null}>
						{content}
					</Dialog>
				</LabelsContext>,
			),
		);
	};
}
