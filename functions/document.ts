import type { Config } from '@netlify/functions';
import { answerDocument } from '#lib/account/server/handle-document.server.ts';
import { answerSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Papers of products: instructions, declarations, data sheets. */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerDocument(request, requestId));

export const config: Config = { path: '/documents/*' };
