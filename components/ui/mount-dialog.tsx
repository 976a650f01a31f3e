import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { Dialog, type DialogShape } from './Dialog.tsx';

/** What a dialog beside the page shows. */
export interface Modal {
	readonly title: string;
	readonly shape?: DialogShape;
	readonly content: ReactNode;
	readonly onClose: () => void;
}

/** Puts a dialog beside the page, in a React root of its own; the answer fills and opens it, and closes it with null. Done when it returns: what lay under the dialog can have the focus again. */
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
