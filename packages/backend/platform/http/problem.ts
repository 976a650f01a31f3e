import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Responds with RFC 9457 problem details (D26). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { status, title, detail }: Refusal): FastifyReply {
	return reply
		.code(status)
		.type('application/problem+json')
		.send(JSON.stringify({ type: 'about:blank', title, status, detail, request_id: request.id }));
}

/** Postgres codes of values that it cannot store: a number out of range, a zero byte in a text. */
const UNUSABLE_VALUES = new Set(['22003', '22021', '22P02', '22P05']);

/** Converts an error to a refusal; details of unexpected errors stay in the log. */
export function toRefusal(error: unknown): Refusal {
	const { statusCode, code, message } = readError(error);
	if (UNUSABLE_VALUES.has(code)) return new Refusal(400, 'Bad Request', 'a value is out of range');
	if (statusCode === 413) return new Refusal(413, 'Content Too Large', message);
	if (statusCode === 415) return new Refusal(415, 'Unsupported Media Type', message);
	if (statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, 'Bad Request', message);
	return new Refusal(500, 'Internal Server Error');
}

function readError(error: unknown): { statusCode: number; code: string; message: string } {
	if (!(error instanceof Error)) return { statusCode: 500, code: '', message: '' };
	const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
	return { statusCode, code: 'code' in error ? String(error.code) : '', message: error.message };
}
