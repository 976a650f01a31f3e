import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { MappingSchema } from '../../import/mapping/mapping-file.ts';
import { FeedError } from '../../import/source/feed-error.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest, notFound, Refusal } from '../../platform/http/refusal.ts';
import { FirstEntry, toEntry } from '../http/entry.ts';
import type { Scope } from '../keys/scopes.ts';
import { ImportRuns } from './import-runs.ts';

export const IMPORT_SCOPES: readonly Scope[] = ['products:write'];
const PATH = '/imports';
/** Accepted `Content-Type` headers. The content decides what the file is. */
export const IMPORT_TYPES = [
	...['text/csv', 'text/tab-separated-values', 'text/xml', 'application/xml', 'application/gzip'],
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** How an uploaded feed is imported. */
export const ImportWishes = Type.Object(
	{
		mapping: Type.Optional(MappingSchema),
		dry_run: Type.Optional(Type.Boolean()),
		complete: Type.Optional(Type.Boolean()),
		/** Pieces by sku that are ordered and that the feed's stock does not know yet; its stock is lowered by them. */
		unsent: Type.Optional(Type.Record(Type.String({ maxLength: 200 }), Type.Integer({ minimum: 0, maximum: 1_000_000 }), { maxProperties: 100_000 })),
	},
	{ additionalProperties: false },
);
const wishes = Compile(ImportWishes);

/** Imports a feed in steps: upload it, read what was detected, run it with or without writing, read progress and report (docs/merchant-api.md). */
export function registerImports(scope: FastifyInstance, { db, config }: Shop): void {
	const runs = new ImportRuns(db, config);
	scope.addContentTypeParser(IMPORT_TYPES, (_request, payload, done) => done(null, payload));

	scope.post<{ Querystring: { name?: string } }>(PATH, { config: { scopes: IMPORT_SCOPES } }, async (request, reply) => {
		if (!(request.body instanceof Readable)) return sendProblem(request, reply, new Refusal(415, 'Unsupported Media Type', `send ${IMPORT_TYPES.join(', ')}`));
		try {
			return await reply.code(201).send(await runs.upload(request.query.name ?? 'feed', request.body));
		} catch (error) {
			if (error instanceof FeedError) return sendProblem(request, reply, badRequest(error.message));
			throw error;
		}
	});

	scope.post<{ Params: { id: string } }>(`${PATH}/:id/run`, { config: { scopes: IMPORT_SCOPES } }, async (request, reply) => {
		const body = request.body ?? {};
		if (!wishes.Check(body)) {
			const [error] = wishes.Errors(body);
			return sendProblem(request, reply, badRequest(`body${error?.instancePath ?? ''}: ${error?.message ?? 'is invalid'}`));
		}
		const { id } = request.params;
		const entry = toEntry(request, { operation: 'runImport', entity: `${PATH}/${id}`, after: { complete: body.complete ?? false } });
		const run = runs.start(id, body, new FirstEntry(entry));
		return run === null ? sendProblem(request, reply, notFound(`import ${id}`)) : reply.code(202).send(run);
	});

	scope.get<{ Params: { id: string } }>(`${PATH}/:id`, { config: { scopes: IMPORT_SCOPES } }, async (request, reply) => {
		const run = runs.read(request.params.id);
		return run === null ? sendProblem(request, reply, notFound(`import ${request.params.id}`)) : run;
	});

	scope.get<{ Params: { id: string } }>(`${PATH}/:id/report`, { config: { scopes: IMPORT_SCOPES } }, async (request, reply) => {
		const file = runs.reportOf(request.params.id);
		if (file === null) return sendProblem(request, reply, notFound(`report of import ${request.params.id}`));
		return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="import-report.csv"').send(createReadStream(file));
	});
}
