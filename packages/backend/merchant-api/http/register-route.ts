import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { readQuery } from '../../platform/http/read-query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { toSku } from '../../platform/text/to-title.ts';
import { describeErrors } from '../rows/describe-errors.ts';
import type { RowError } from '../rows/row-result.ts';
import { callerOf } from './caller.ts';
import { type Reply, runOnce } from './idempotent.ts';

import { FieldErrors, type Route } from './route.ts';
import { Changed, logNothing, runWrite } from './run-write.ts';
import { toVersion } from './version.ts';

/**
 * Registers one operation as a route. Key and scope are checked by the guard; this checks the parameters, handles the idempotency key and
 * sends the response.
 */
export function registerRoute(
	scope: FastifyInstance,
	shop: Shop & { readonly media: MediaStore },
	definition: Route,
	{ reader, isVersioned }: RouteRelations,
): void {
	const checks = { params: toCheck(definition.params), query: toCheck(definition.query), body: definition.body && toCheck(definition.body) };

	scope.route({
		method: definition.method,
		url: definition.path,
		config: { scopes: definition.scopes },
		...(definition.mostBytes !== undefined && { bodyLimit: definition.mostBytes }),
		handler: async (request, reply) => {
			const query = readQuery(definition.query, request.query);
			const params = composeLetters(request.params);
			const errors = [
				...checks.params(params).map(within('path')),
				...checks.query(query).map(within('query')),
				...(checks.body ? checks.body(request.body ?? {}) : []),
			];
			if (errors.length > 0) return sendFieldErrors(request, reply, { status: 400, errors });
			const caller = callerOf(request);
			const call = {
				...{ db: shop.db, config: shop.config, settings: shop.settings, media: shop.media, caller, origin: `${request.protocol}://${request.host}` },
				...{ params, query, body: toFields(request.body) },
			};
			if (definition.method === 'GET') {
				const read = toReply(request, await definition.handle({ ...call, log: logNothing }));
				if (isVersioned && read.status === 200) reply.header('etag', toVersion(read.body));
				return sendReply(reply, read);
			}
			const ifMatch = request.headers['if-match'] ?? null;
			const run = async (): Promise<Reply> => {
				const { answer, version } = await runWrite(call, { route: definition, reader, ifMatch });
				// A later change by the same caller names it, without reading again.
				if (version !== null) reply.header('etag', version);
				return toReply(request, answer);
			};
			const key = request.headers['idempotency-key'];
			if (typeof key !== 'string' || definition.answersSecret) return sendReply(reply, await run());
			const asked = [definition.method, request.url, JSON.stringify(request.body ?? null)];
			const outcome = await runOnce(shop.db, { caller: caller.id, key, request: asked }, run);
			if (outcome instanceof Refusal) return sendProblem(request, reply, outcome);
			return sendReply(outcome.replayed ? reply.header('idempotency-replayed', 'true') : reply, outcome);
		},
	});
}

interface RouteRelations {
	/** The call that reads what this one writes. */
	readonly reader: Route | null;
	/** Whether some write changes what this call reads, so that its answer has a version. */
	readonly isVersioned: boolean;
}

/** Parameters of a path with composed letters, as skus are stored. */
const composeLetters = (params: unknown): Record<string, unknown> =>
	Object.fromEntries(Object.entries(toFields(params)).map(([name, value]) => [name, typeof value === 'string' ? toSku(value) : value]));

const toFields = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** Sends problem details that list the invalid fields. */
export function sendFieldErrors(
	request: FastifyRequest,
	reply: FastifyReply,
	{ status, errors }: { status: number; errors: readonly RowError[] },
): FastifyReply {
	return sendReply(reply, toProblem(request, { status, title: status === 400 ? 'Bad Request' : 'Unprocessable Content', errors }));
}

const sendReply = (reply: FastifyReply, { status, body }: Reply): FastifyReply =>
	reply
		.code(status)
		.type(status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8')
		.send(body);

function toReply(request: FastifyRequest, answer: unknown): Reply {
	if (answer instanceof Refusal) return toProblem(request, { status: answer.status, title: answer.title, detail: answer.detail });
	if (answer instanceof Changed)
		return toProblem(request, {
			...{ status: 412, title: 'Precondition Failed' },
			detail: `it has been changed meanwhile${answer.current === null ? '' : ': current has its present state'}`,
			...{ current: answer.current, etag: answer.current === null ? null : toVersion(JSON.stringify(answer.current)) },
		});
	if (answer instanceof FieldErrors) return toProblem(request, { status: 422, title: 'Unprocessable Content', errors: answer.errors });
	return { status: 200, body: JSON.stringify(answer) };
}

function toProblem(
	request: FastifyRequest,
	{
		status,
		errors,
		...extra
	}: { status: number; title: string; detail?: string | undefined; errors?: readonly RowError[]; current?: unknown; etag?: string | null },
): Reply {
	const detail = errors?.map(({ field, reason }) => `${field || 'body'}: ${reason}`).join('; ');
	return {
		status,
		body: JSON.stringify({ type: 'about:blank', status, ...(detail !== undefined && { detail }), ...extra, ...(errors && { errors }), request_id: request.id }),
	};
}

function toCheck(schema: TSchema): (value: unknown) => RowError[] {
	const compiled = Compile(schema);
	return (value) => (compiled.Check(value) ? [] : describeErrors(compiled.Errors(value)));
}

const within =
	(place: string) =>
	({ field, reason }: RowError): RowError => ({ field: `${place}.${field}`, reason });
