import type { Config } from '@netlify/functions';
import { handleDocument } from '#lib/account/server/handle-document.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Documents of products: instructions, declarations, data sheets. */
export default (request: Request): Promise<Response> => handleSafely(request, (requestId) => handleDocument(request, requestId));

export const config: Config = { path: '/documents/*' };
