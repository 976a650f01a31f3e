import { problem } from './problem.server.ts';
import { readBody } from './read-body.server.ts';
import { isSameOrigin } from './same-origin.server.ts';

export type GuardedWrite = { readonly ok: true; readonly body: Record<string, unknown> } | { readonly ok: false; readonly response: Response };

/** Checks of every write: same origin, application/json, bounded body (D20). A rejection is a ready problem response. */
export async function guardWrite(
	request: Request,
	{ requestId, siteUrl, limit }: { requestId: string; siteUrl: string; limit?: number },
): Promise<GuardedWrite> {
	if (!isSameOrigin(request, siteUrl)) return { ok: false, response: problem(403, { requestId, detail: 'Only pages of this shop may do this' }) };
	const read = await readBody(request, limit);
	if (!read.ok) return { ok: false, response: problem(read.status, { requestId, detail: read.detail }) };
	return read;
}
