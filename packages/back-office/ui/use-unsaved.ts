import { useEffect } from 'react';
import { t } from '../texts/text.ts';

/** Selector of controls that leave a form: links to other screens, and buttons that remount the screen. */
const LEADS_AWAY = 'a[href^="#"], [data-leaves]';

const unsaved = new Set<object>();

/** Hash of the address that the application itself leaves for: nothing is unsaved any more, or the person was asked. */
let agreed: string | null = null;

export function agreeToLeaveFor(hash: string): void {
	agreed = hash;
}

/** Whether nothing is unsaved, or the person goes on without it: for what leaves a form in another way, such as the choice of its language, the Back button or a typed address (`hash`). */
export function mayLeave(hash?: string): boolean {
	const isAgreed = hash !== undefined && hash === agreed;
	if (hash !== undefined) agreed = null;
	return unsaved.size === 0 || isAgreed || confirm(t('unsaved.question'));
}

/** While something is unsaved, a question comes before it is left: by closing the page, or by a link or button of the application. */
export function useUnsaved(isUnsaved: boolean): void {
	useEffect(() => {
		if (!isUnsaved) return;
		const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
		const ask = (event: MouseEvent) => {
			const control = event.target instanceof Element ? event.target.closest(LEADS_AWAY) : null;
			if (control === null) return;
			if (confirm(t('unsaved.question'))) {
				if (control instanceof HTMLAnchorElement) agreeToLeaveFor(control.hash);
				return;
			}
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
