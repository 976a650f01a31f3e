import type { Redirect, RedirectOutcome, RedirectTableOutcome } from '@titraj/backend/merchant-api/routes/redirect-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

type SavedRedirect = Pick<RedirectOutcome, 'outcome' | 'code' | 'in_effect'>;

export const readRedirects = read<Page<Redirect>>('/redirects');

/** Writes a rule, or removes it if the new path is empty and the code is not 410. */
export async function saveRedirect(rule: Redirect): Promise<Result<SavedRedirect>> {
	const sent = await send<{ readonly results: readonly SavedRedirect[] }>({ method: 'PUT', path: '/redirects', body: { redirects: [rule] } });
	if (!sent.ok) return sent;
	const [saved = { outcome: 'unchanged', code: null, in_effect: null }] = sent.value.results;
	return { ok: true, value: saved, version: null };
}

/** Writes the rules of a CSV file. */
export const loadRedirects = async (file: Blob): Promise<Result<RedirectTableOutcome>> =>
	send({ method: 'POST', path: '/redirects/table', body: { table: decode(await file.arrayBuffer()) } });

/** Spreadsheets write UTF-8, UTF-16 with its mark, or the code page of Central Europe. */
function decode(bytes: ArrayBuffer): string {
	const [first, second] = new Uint8Array(bytes);
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1250').decode(bytes);
	}
}
