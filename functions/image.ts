import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerPicture } from '#lib/server/images/answer-picture.server.ts';

/** Pictures in the sizes and formats that pages name (D30). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerPicture(request, requestId));

export const config: Config = { path: '/media/*' };
