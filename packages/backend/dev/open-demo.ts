import { isDirect } from '@titraj/contract/http/direct-request.ts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import type { Origin } from '../platform/shop/origin.ts';

interface DemoConfig extends BackendConfig {
	readonly devPages: boolean;
	readonly testBank: boolean;
}

/**
 * Opens the pages for developers, the test bank and the header base-client in a demo that others cannot reach, for requests of this machine
 * only. Everywhere else only their own settings open them (0110).
 */
export function openDemo(config: BackendConfig, origin: Origin): DemoConfig {
	const isOwnMachine = origin === 'demo' && config.isLocal;
	return {
		...config,
		devPages: config.devPages ?? isOwnMachine,
		testBank: config.testBank ?? isOwnMachine,
		believesBaseClient: config.believesBaseClient || isOwnMachine,
		directOnly: [...(config.devPages === null ? ['/dev/'] : []), ...(config.testBank === null ? ['/bank/'] : [])],
	};
}

/** Hides routes from requests that another machine sent, or a proxy passed on. */
export function hideFromOthers(app: FastifyInstance, { directOnly }: Pick<BackendConfig, 'directOnly'>): void {
	app.addHook('onRequest', async (request, reply) => {
		if (directOnly.some((path) => request.routeOptions.url?.startsWith(path)) && !isDirect(request.raw)) return sendProblem(request, reply, notFound('page'));
	});
}
