import type { Config } from '@netlify/functions';
import { answerDocument } from '#lib/server/documents/answer-document.server.ts';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';

/** Papers of products: instructions, declarations, data sheets. */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerDocument(request, requestId));

export const config: Config = { path: '/documents/*' };
