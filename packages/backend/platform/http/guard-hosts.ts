import { isDirect } from '@titraj/contract/http/direct-request.ts';
import { hasSeveralHosts, toHostname, toKnownHosts, UNKNOWN_HOST } from '@titraj/contract/http/known-hosts.ts';
import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../settings/config.ts';
import { sendProblem } from './problem.ts';
import { badRequest, Refusal } from './refusal.ts';

/** Addresses that mean every interface, and name no host. */
const EVERY_INTERFACE = new Set(['0.0.0.0', '::', '[::]']);

/** Refuses requests for hosts that are not the shop's, and those that name more than one. */
export function guardHosts(app: FastifyInstance, { siteUrl, allowedHosts, host }: BackendConfig): void {
	const known = toKnownHosts(siteUrl, [...allowedHosts, ...(EVERY_INTERFACE.has(host) ? [] : [toHostname(host.includes(':') ? `[${host}]` : host) ?? ''])]);
	app.addHook('onRequest', async (request, reply) => {
		const name = toHostname(request.host);
		if (name === null || hasSeveralHosts(request.raw.rawHeaders)) return sendProblem(request, reply, badRequest('a request needs one Host header'));
		if (!known.has(name) && !isDirect(request.raw)) return sendProblem(request, reply, new Refusal(421, 'Misdirected Request', UNKNOWN_HOST));
	});
}
