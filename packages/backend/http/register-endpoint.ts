import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { keepResponseFields } from '../catalogue/response-fields.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { speak } from '../language/speak.ts';
import { toSourceRequest } from '../language/to-source-request.ts';
import { currencyOf } from '../money/currency.ts';
import type { Providers } from '../oidc/providers.ts';
import { authenticate } from './authenticate.ts';
import type { RequestOf } from './handler.ts';
import { handlers } from './handlers.ts';
import { resolveLanguage, resolveLanguages, resolveTextLang } from './language.ts';
import { sendProblem } from './problem.ts';
import { readClient } from './read-client.ts';
import { readQuery } from './read-query.ts';
import { badRequest, Refusal } from './refusal.ts';

export interface Shop {
	db: Database;
	config: BackendConfig;
	providers: Providers;
}

/** One row of the contract becomes one route: token, check of the request, handler, answer. */
export function registerEndpoint<K extends EndpointName>(app: FastifyInstance, { db, config, providers }: Shop, name: K): void {
	const { method, path, request: schema } = endpoints[name];
	const handle = handlers[name];
	const check = Compile(schema);
	const isRequest = (value: unknown): value is RequestOf<K> => check.Check(value);
	const signToken = (jti: string) => app.jwt.sign({ jti });

	app.route({
		method,
		url: path,
		handler: async (request, reply) => {
			const session = await authenticate(app, db, request, name);
			if (session instanceof Refusal) return sendProblem(request, reply, session);
			const input = method === 'GET' ? readQuery(schema, request.query) : (request.body ?? {});
			if (!isRequest(input)) return sendProblem(request, reply, badRequest(describe(check.Errors(input))));
			const lang = resolveLanguage(request.headers['base-lang']);
			const currency = currencyOf(lang);
			const textLang = resolveTextLang(request.headers['base-lang']);
			const client = readClient(request.headers, config);
			const answer = await handle(await toSourceRequest(input, { db, market: lang }), {
				...{ db, config, lang, currency, textLang, client, session, providers, signToken },
			});
			if (answer instanceof Refusal) return sendProblem(request, reply, answer);
			const markets = resolveLanguages(request.headers['base-languages']);
			const text = await speak(name, answer, { db, siteUrl: config.siteUrl, market: lang, markets });
			if (text instanceof Refusal) return sendProblem(request, reply, text);
			return reply.type('application/json; charset=utf-8').send(keepResponseFields(text, input));
		},
	});
}

const describe = (errors: { instancePath: string; message: string }[]): string =>
	errors
		.slice(0, 5)
		.map(({ instancePath, message }) => `${instancePath.slice(1) || 'body'}: ${message}`)
		.join('; ');
