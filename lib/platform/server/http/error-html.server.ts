import { escapeHtml } from '../../text/escape-html.ts';

interface ErrorHtml {
	readonly lang: string;
	readonly title: string;
	readonly text: string;
	readonly links: readonly { readonly href: string; readonly title: string }[];
	/** Seconds until the page reloads. */
	readonly refresh: number | undefined;
	readonly stack: string | undefined;
	/** For the operator, who finds it in the log. */
	readonly requestId: string;
	/** Instructions for public/error-page.js. */
	readonly script: { readonly answers: string; readonly recheck: number };
}

/** A self-contained document: one stylesheet, one small script, nothing from the build. */
export function errorHtml({ lang, title, text, links, refresh, stack, requestId, script }: ErrorHtml): string {
	const meta = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
	return `<!DOCTYPE html>
<html lang="${escapeHtml(lang)}"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${meta}<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/maintenance.css"><script src="/error-page.js" data-answers="${escapeHtml(script.answers)}" data-recheck="${script.recheck}" defer></script></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${links.map(({ href, title: name }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></p>`).join('')}<p><small>${escapeHtml(requestId)}</small></p>${stack === undefined ? '' : `<pre>${escapeHtml(stack)}</pre>`}</main></body></html>`;
}
