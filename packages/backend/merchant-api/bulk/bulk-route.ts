import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest, Refusal } from '../../platform/http/refusal.ts';
import { callerOf } from '../http/caller.ts';
import { FirstEntry, toEntry } from '../http/entry.ts';
import type { Scope } from '../keys/scopes.ts';
import type { RowResult } from '../rows/row-result.ts';
import { readNdjsonLines } from './ndjson-lines.ts';
import { parseLines } from './parse-lines.ts';
import { type Spool, spool } from './spool.ts';
import { upsertProducts } from './upsert-products.ts';

export const MOST_ROWS = 100_000;
/** Maximum number of concurrent bulk calls per caller. */
const MOST_AT_ONCE = 2;

export const BULK_SCOPES: readonly Scope[] = ['products:write', 'prices:write', 'stock:write'];
export const BULK_PATH = '/bulk/products';

/** Takes rows as NDJSON and returns one result per row as NDJSON, in their order; the last line contains the totals. */
export function registerBulk(scope: FastifyInstance, { db, config }: Shop): void {
	const running = new Map<string, number>();
	scope.addContentTypeParser(['application/x-ndjson', 'application/jsonl'], (_request, payload, done) => done(null, payload));

	scope.post<{ Querystring: { dry_run?: string } }>(BULK_PATH, { config: { scopes: BULK_SCOPES } }, async (request, reply) => {
		const { id, scopes } = callerOf(request);
		if (!(request.body instanceof Readable)) return sendProblem(request, reply, new Refusal(415, 'Unsupported Media Type', 'send application/x-ndjson'));
		const dryRun = request.query.dry_run ?? 'false';
		if (dryRun !== 'true' && dryRun !== 'false') return sendProblem(request, reply, badRequest('query.dry_run: true or false'));
		if (request.headers['idempotency-key'] !== undefined)
			return sendProblem(request, reply, badRequest('Idempotency-Key: not for bulk calls; the same rows sent again come to the same'));
		const atOnce = running.get(id) ?? 0;
		if (atOnce >= MOST_AT_ONCE)
			return sendProblem(
				request,
				reply.header('retry-after', '10'),
				new Refusal(429, 'Too Many Requests', `${MOST_AT_ONCE} bulk calls of this caller are under way`),
			);
		running.set(id, atOnce + 1);
		const end = () => void running.set(id, (running.get(id) ?? 1) - 1);
		try {
			const body = await spool(request.body, MOST_ROWS);
			const refusal = toRefusal(body);
			if (refusal) {
				await body[Symbol.asyncDispose]();
				end();
				return sendProblem(request, reply, refusal);
			}
			const entry = new FirstEntry(toEntry(request, { operation: 'bulkUpsertProducts', entity: BULK_PATH, after: { rows: body.lines } }));
			const rows = parseLines(readNdjsonLines(body.read()), scopes);
			const results = upsertProducts(rows, { db, config, dryRun: dryRun === 'true', entry });
			const lines = toLines(results, { body, end, onError: (error) => request.log.error(error) });
			return reply.type('application/x-ndjson').send(Readable.from(lines));
		} catch (error) {
			end();
			// The client has aborted the request: no response, and not a server error.
			if (request.raw.destroyed) return reply.hijack();
			throw error;
		}
	});
}

function toRefusal({ lines, isTooLarge }: Spool): Refusal | null {
	if (isTooLarge) return new Refusal(413, 'Content Too Large', 'a bulk call has 512 MB at most: nothing was written');
	if (lines > MOST_ROWS) return new Refusal(413, 'Content Too Large', `a bulk call has ${MOST_ROWS} rows at most: nothing was written`);
	return lines === 0 ? badRequest('the body has no rows') : null;
}

interface Ending {
	readonly body: Spool;
	readonly end: () => void;
	readonly onError: (error: unknown) => void;
}

/** If the response is cut off, its last line, `done`, is missing. */
async function* toLines(results: AsyncIterable<RowResult>, { body, end, onError }: Ending): AsyncGenerator<string> {
	const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
	let row = 0;
	try {
		for await (const result of results) {
			row += 1;
			counts[result.outcome] += 1;
			yield `${JSON.stringify({ row, ...result })}\n`;
		}
		yield `${JSON.stringify({ done: true, rows: row, ...counts })}\n`;
	} catch (error) {
		onError(error);
		yield `${JSON.stringify({ done: false, rows: row, ...counts, reason: 'the server failed; rows without a result were not written: send them again' })}\n`;
	} finally {
		end();
		await body[Symbol.asyncDispose]();
	}
}
