import type { Config } from '@netlify/functions';
import { answerPicture } from '#lib/pictures/server/handle-picture.server.ts';
import { answerSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Pictures in the sizes and formats that pages name (D30). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerPicture(request, requestId));

export const config: Config = { path: '/media/*' };
