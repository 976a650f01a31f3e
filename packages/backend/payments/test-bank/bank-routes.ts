import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '../../platform/http/handler.ts';
import { isSigned } from '../sign-fields.ts';
import { type BankAsked, isStatus, toAsked, toResult } from './bank-asked.ts';
import { toCardPage, toChoicePage, toCodePage, toReturnPage, toWrongPage } from './bank-pages.ts';
import { findCardOutcome } from './card-outcome.ts';
import { sendCallback } from './send-callback.ts';

/**
 * Pages of a simulated bank: a choice of how the payment ends, a card form, and a form for a confirmation code. It is stateless: each page
 * passes the signed request on. It is not part of the shop's contract.
 */
export function registerBank(app: FastifyInstance, { config }: Shop): void {
	const answer = (reply: FastifyReply, html: string, status = 200) =>
		reply.code(status).header('content-security-policy', POLICY).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

	app.register(async (bank) => {
		bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
			done(null, Object.fromEntries(new URLSearchParams(String(body)))),
		);
		const withAsked = (path: string, act: (asked: BankAsked, fields: Record<string, string>, reply: FastifyReply) => Promise<unknown>) =>
			bank.route({
				method: ['GET', 'POST'],
				url: path,
				handler: async (request, reply) => {
					const fields = toTexts(request.method === 'GET' ? request.query : request.body);
					const asked = toAsked(fields);
					if (asked === null || !isSigned(asked, config.bankSecret)) return answer(reply, toWrongPage(), 400);
					return act(asked, fields, reply);
				},
			});

		const finish = async (asked: BankAsked, fields: Record<string, string>, reply: FastifyReply) => {
			const status = isStatus(fields['status'] ?? '') ? (fields['status'] ?? '') : 'cancelled';
			const result = toResult(asked, status, config.bankSecret);
			const when = fields['callback'] ?? 'before';
			if (when === 'before') await sendCallback(asked, result);
			if (when === 'after') setTimeout(() => void sendCallback(asked, result), CALLBACK_DELAY);
			return answer(reply, toReturnPage(asked, result, { returns: fields['never'] !== '1' }));
		};

		withAsked('/bank/pay', async (asked, _fields, reply) => answer(reply, toChoicePage(asked)));
		withAsked('/bank/card', async (asked, fields, reply) => {
			const outcome = findCardOutcome(fields['card_number'] ?? '');
			if (outcome === null) return answer(reply, toCardPage(asked));
			return outcome === 'code' ? answer(reply, toCodePage(asked, fields)) : finish(asked, { ...fields, status: outcome }, reply);
		});
		withAsked('/bank/code', async (asked, fields, reply) => {
			const code = (fields['code'] ?? '').trim();
			if (code === '') return answer(reply, toCodePage(asked, fields));
			return finish(asked, { ...fields, status: /^\d{6}$/.test(code) && code !== '000000' ? 'approved' : 'declined' }, reply);
		});
		withAsked('/bank/decide', finish);
		bank.get('/bank/bank.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(BANK_SCRIPT));
	});
}

const CALLBACK_DELAY = 400;
const POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors 'none'";

const toTexts = (value: unknown): Record<string, string> =>
	typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {};

/** Submits the return form after a delay in which the result can be read. */
const BANK_SCRIPT = `
const form = document.querySelector('form[data-return]');
if (form) setTimeout(() => form.submit(), 1200);
`;
