import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/mail/escape-html.ts';

const STYLE =
	'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ddd}pre{white-space:pre-wrap;background:#f4f4f5;padding:1rem}li{margin:.75rem 0}iframe{width:100%;height:40rem;border:1px solid #ddd}';

/** A page for developers: without scripts and external files, never cached. */
export function sendDevPage(reply: FastifyReply, { title, body }: { title: string; body: string }): FastifyReply {
	return reply
		.type('text/html; charset=utf-8')
		.headers({
			'cache-control': 'no-store',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'no-referrer',
		})
		.send(
			`<!doctype html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`,
		);
}
