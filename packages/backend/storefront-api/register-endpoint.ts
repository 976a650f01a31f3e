import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { authenticate } from '../accounts/index.ts';
import { keepResponseFields } from '../catalog/index.ts';
import { localize, toSourceRequest } from '../localization/index.ts';
import type { Lanes, RequestLane } from '../platform/database/request-lane.ts';
import type { RequestOf, Shop } from '../platform/http/handler.ts';
import { resolveLanguage, resolveLanguages, resolveTextLang } from '../platform/http/language.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { readClient } from '../platform/http/read-client.ts';
import { readQuery } from '../platform/http/read-query.ts';
import { badRequest, Refusal } from '../platform/http/refusal.ts';
import { currencyOf } from '../platform/market/currency.ts';
import { handlers } from './handlers.ts';

/** Registers the route of an endpoint: checks the token and the request, calls the handler and sends its response. */
export function registerEndpoint<K extends EndpointName>(
	app: FastifyInstance,
	{ db, config, settings, providers, inLane }: Shop & { readonly inLane: Lanes },
	name: K,
): void {
	const endpoint = endpoints[name];
	const { method, path, request: schema } = endpoint;
	const handle = handlers[name];
	const check = Compile(schema);
	const isRequest = (value: unknown): value is RequestOf<K> => check.Check(value);
	const lane = laneOf(name);
	const signToken = (jti: string) => app.jwt.sign({ jti });

	app.route({
		method,
		url: path,
		...('mostBytes' in endpoint && { bodyLimit: endpoint.mostBytes }),
		handler: (request, reply) => inLane(lane, () => answer(request, reply)),
	});

	async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const session = await authenticate(app, db, request, name);
		if (session instanceof Refusal) return sendProblem(request, reply, session);
		const input = method === 'GET' ? readQuery(schema, request.query) : (request.body ?? {});
		if (!isRequest(input)) return sendProblem(request, reply, badRequest(describe(check.Errors(input))));
		const lang = resolveLanguage(request.headers['base-lang']);
		const currency = currencyOf(lang);
		const textLang = resolveTextLang(request.headers['base-lang']);
		const client = readClient(request.headers, config);
		const answered = await handle(await toSourceRequest(input, { db, market: lang }), {
			...{ db, config: await settings.read(), lang, currency, textLang, client, session, providers, signToken },
		});
		if (answered instanceof Refusal) return sendProblem(request, reply, answered);
		const markets = resolveLanguages(request.headers['base-languages']);
		const text = await localize(name, answered, { db, siteUrl: config.siteUrl, market: lang, markets });
		if (text instanceof Refusal) return sendProblem(request, reply, text);
		return reply.type('application/json; charset=utf-8').send(keepResponseFields(text, input));
	}
}

/** Carts and orders pass before costly reads; all other calls neither wait nor are waited for. */
function laneOf(name: EndpointName): RequestLane['kind'] | undefined {
	if ('costly' in endpoints[name]) return 'later';
	return /_hapi_webshop_/.test(name) ? 'first' : undefined;
}

const describe = (errors: { instancePath: string; message: string }[]): string =>
	errors
		.slice(0, 5)
		.map(({ instancePath, message }) => `${instancePath.slice(1) || 'body'}: ${message}`)
		.join('; ');
