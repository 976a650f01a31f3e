import { readEnvironment } from '../../config/environment.server.ts';
import { ERROR_TEXTS } from '../../config/error-texts.ts';
import { languageOf } from '../../config/languages.ts';
import { securityHeaders } from '../../config/security-headers.server.ts';
import { answerError } from '../../http/error-answer.ts';
import { readDictionary } from '../i18n/dictionary.server.ts';
import { errorHtml } from './error-html.server.ts';

interface FailedDocument {
	/** Code of the language variant. */
	readonly lang: string;
	readonly status: number;
	readonly requestId: string;
	/** Path and query of the request, unchanged. */
	readonly address: string;
	readonly production: boolean;
	/** Seconds after which another attempt is worth it, if the failure says so. */
	readonly retryAfter?: number | undefined;
	/** Stack trace, in development only. */
	readonly stack?: string | undefined;
}

/**
 * The document for a page that failed, with its real status: the maintenance page, the page that renews the session, or the generic error
 * page (Spec 8). It needs neither backend nor build, and reloads without JavaScript.
 */
export async function errorDocumentResponse({ lang, status, requestId, address, production, retryAfter, stack }: FailedDocument): Promise<Response> {
	const language = languageOf(lang);
	const labels: Readonly<Record<string, string>> = await readDictionary(language);
	const text = (key: keyof typeof ERROR_TEXTS) => (labels[key] ?? ERROR_TEXTS[key]).replaceAll('{{code}}', String(status));
	const { timings } = readEnvironment();
	const answer = answerError({ statusCode: status }, { production, timings });
	const isMaintenance = answer.kind === 'maintenance';
	const wait = status === 429 ? retryAfter : undefined;
	const refresh = answer.kind === 'maintenance' ? answer.refreshMs / 1000 : undefined;
	const again = { href: address, title: text('maintenance.refresh') };
	const home = { href: language.base_url, title: text('error.page.home') };
	const html = errorHtml({
		lang: language.htmlLang,
		title: text(isMaintenance ? 'maintenance.title' : 'error.page.title'),
		text: text(status === 429 ? 'error.page.busy' : isMaintenance ? 'maintenance.text' : 'error.page.text'),
		links: [...(isMaintenance || answer.kind === 'renew-session' || status === 429 ? [again] : []), ...(isMaintenance ? [] : [home])],
		refresh,
		requestId,
		stack: answer.kind === 'error-page' && answer.showsStack ? stack : undefined,
		script: { answers: isMaintenance && !answer.checks ? 'nothing' : answer.kind, recheck: timings.maintenanceRecheck },
	});
	return new Response(html, {
		status,
		headers: {
			...securityHeaders(),
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			...((wait ?? refresh) !== undefined && { 'retry-after': String(wait ?? refresh) }),
			'x-request-id': requestId,
		},
	});
}
