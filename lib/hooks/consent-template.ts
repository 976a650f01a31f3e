import type { GdprTemplate } from '#lib/contract/gdpr.ts';
import { fetchApi } from './fetch-api.ts';

let known: Promise<GdprTemplate | null> | undefined;

/** What the backend asks in its consent dialog; null where it has none, or cannot be asked: then nobody is asked and all stays denied (Spec 7, gdpr/template). */
export function loadConsentTemplate(): Promise<GdprTemplate | null> {
	known ??= fetchApi<GdprTemplate>('/api/nuxtapi/gdpr/template/', { method: 'POST', body: { template: 'cookie' } }).then((answer) => {
		if (answer.ok) return answer.data;
		known = undefined;
		return null;
	});
	return known;
}
