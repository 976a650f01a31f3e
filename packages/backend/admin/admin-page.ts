import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/mail/escape-html.ts';

export const ADMIN_PATH = '/admin/';

const SECTIONS = [
	['natpisi', 'Natpisi'],
	['prijevodi', 'Prijevodi'],
	['dojave', 'Dojave'],
] as const;

interface Shown {
	readonly title: string;
	/** HTML. */
	readonly body: string;
	/** Current section of the menu; without it the page has none, as before sign-in. */
	readonly section?: (typeof SECTIONS)[number][0];
	/** Message above the content: what was done, or why it was refused. */
	readonly notice?: { readonly kind: 'done' | 'refused'; readonly text: string } | undefined;
	readonly status?: number;
}

/** Sends a page of the back office: HTML with one stylesheet, no scripts, not cacheable. */
export function sendAdminPage(reply: FastifyReply, { title, body, section, notice, status = 200 }: Shown): FastifyReply {
	const message = notice === undefined ? '' : `<p class="${notice.kind}" role="${notice.kind === 'done' ? 'status' : 'alert'}">${escapeHtml(notice.text)}</p>`;
	return reply
		.code(status)
		.type('text/html; charset=utf-8')
		.headers(ADMIN_HEADERS)
		.send(
			`<!doctype html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | Uređivanje</title><link rel="stylesheet" href="${ADMIN_PATH}style.css"></head><body><a class="skip" href="#sadrzaj">Na sadržaj</a>${section === undefined ? '' : toMenu(section)}<main id="sadrzaj"><h1>${escapeHtml(title)}</h1>${message}${body}</main></body></html>`,
		);
}

/** Headers of every response under /admin/. */
export const ADMIN_HEADERS = {
	'cache-control': 'no-store',
	'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin',
};

function toMenu(section: string): string {
	const links = SECTIONS.map(([name, title]) => `<li><a href="${ADMIN_PATH}${name}/"${name === section ? ' aria-current="page"' : ''}>${title}</a></li>`).join(
		'',
	);
	const open = SECTIONS.find(([name]) => name === section)?.[1];
	return `<header><button class="quiet menu" type="button" popovertarget="izbornik">Izbornik${open === undefined ? '' : `: ${open}`}</button><nav id="izbornik" popover aria-label="Uređivanje"><ul><li><a href="${ADMIN_PATH}">Uprava</a></li>${links}</ul></nav></header>`;
}

export const csrfField = (csrf: string): string => `<input type="hidden" name="csrf" value="${csrf}">`;
