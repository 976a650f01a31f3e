import { useEffect } from 'react';
import { t } from '../texts/text.ts';

/** Selector of controls that leave a form: links to other screens, and buttons that remount the screen. */
const LEADS_AWAY = 'a[href^="#"], [data-leaves]';

const unsaved = new Set<object>();

/** Whether nothing is unsaved, or the person goes on without it: for what leaves a form in another way, such as the choice of its language or the Back button. */
export const mayLeave = (): boolean => unsaved.size === 0 || confirm(t('unsaved.question'));

/** While something is unsaved, a question comes before it is left: by closing the page, or by a link or button of the application. */
export function useUnsaved(isUnsaved: boolean): void {
	useEffect(() => {
		if (!isUnsaved) return;
		const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
		const ask = (event: MouseEvent) => {
			const isLeaving = event.target instanceof Element && event.target.closest(LEADS_AWAY) !== null;
			if (!isLeaving || confirm(t('unsaved.question'))) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const form = {};
		unsaved.add(form);
		addEventListener('beforeunload', askBrowser);
		document.addEventListener('click', ask, true);
		return () => {
			unsaved.delete(form);
			removeEventListener('beforeunload', askBrowser);
			document.removeEventListener('click', ask, true);
		};
	}, [isUnsaved]);
}
