import type { Consent } from '#lib/consent/consent.ts';
import { mayLoad } from '#lib/consent/may-load.ts';
import { loadScript } from './load-tag.client.ts';

/** Turns script markers in content into scripts, each in its place and once, as far as consent allows (Spec 4, Consent; Spec 9; D40). */
export function runContentScripts(consent: Consent): void {
	for (const mark of document.querySelectorAll<HTMLElement>('main [data-script]')) {
		const { script: src, needs: need } = mark.dataset;
		const needs = [need === 'analytics' ? 'analytics' : 'marketing'] as const;
		if (src && mayLoad({ needs }, consent)) loadScript(src, needs, mark);
	}
}
