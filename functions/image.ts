import type { Config } from '@netlify/functions';
import { loadEncoder } from '#lib/pictures/server/encode-picture.server.ts';
import { handlePicture } from '#lib/pictures/server/handle-picture.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Pictures in the sizes and formats that pages request (D30). */
export default (request: Request): Promise<Response> => handleSafely(request, (requestId) => handlePicture(request, requestId));

/** Loads the encoder at the start of a server. */
export const preload = loadEncoder;

export const config: Config = { path: '/media/*' };
