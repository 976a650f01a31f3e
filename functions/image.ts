import type { Config } from '@netlify/functions';
import { handlePicture } from '#lib/pictures/server/handle-picture.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Pictures in the sizes and formats that pages request (D30). */
export default (request: Request): Promise<Response> => handleSafely(request, (requestId) => handlePicture(request, requestId));

export const config: Config = { path: '/media/*' };
