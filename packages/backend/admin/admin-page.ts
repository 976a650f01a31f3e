import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/mail/escape-html.ts';

export const ADMIN_PATH = '/admin/';

interface Shown {
	readonly title: string;
	/** HTML. */
	readonly body: string;
	readonly status: number;
}

/** Sends a page in the place of the application: HTML with one stylesheet, no scripts, not cacheable. */
export function sendAdminPage(reply: FastifyReply, { title, body, status }: Shown): FastifyReply {
	return reply
		.code(status)
		.type('text/html; charset=utf-8')
		.headers(ADMIN_HEADERS)
		.send(
			`<!doctype html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | Uprava trgovine</title><link rel="stylesheet" href="${ADMIN_PATH}style.css"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
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
