import { fixedPath } from '@titraj/contract/fixed-path.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { EndpointTable as TableSchema } from '@titraj/contract/site.ts';
import { Compile } from 'typebox/compile';
import { type Answer, type CallSettings, callBackend } from './call-backend.ts';

export type OpenedBackend =
	| { readonly ok: true; readonly table: EndpointTable; readonly version: string | null; readonly token: string }
	| { readonly ok: false; readonly failure: string };

const isTable = Compile(TableSchema);

/** Gets a guest's token and the endpoint table from the two fixed addresses of section 7. */
export async function openBackend(settings: CallSettings): Promise<OpenedBackend> {
	const token = await callBackend(settings, { method: 'GET', path: fixedPath(settings.url, '/hapi/v1/auth/generate-token/'), request: {} });
	const jwt = dataOf(token)?.['jwt'];
	if (typeof jwt !== 'string') return { ok: false, failure: describe('GET /hapi/v1/auth/generate-token/', token, 'data.jwt is no text') };
	const answer = await callBackend(
		{ ...settings, token: jwt },
		{ method: 'GET', path: fixedPath(settings.url, '/hapi/v1/misc/endpoints/?version'), request: {} },
	);
	const table = dataOf(answer);
	if (!isTable.Check(table)) return { ok: false, failure: describe('GET /hapi/v1/misc/endpoints/?version', answer, 'data is no endpoint table') };
	const version = isObject(answer.body) && typeof answer.body['version'] === 'string' ? answer.body['version'] : null;
	return { ok: true, table, version, token: jwt };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function dataOf({ body }: Answer): Record<string, unknown> | null {
	return isObject(body) && isObject(body['data']) ? body['data'] : null;
}

function describe(call: string, { status, failure }: Answer, otherwise: string): string {
	return `${call}: ${failure ?? (status === 200 ? otherwise : `status ${status}`)}`;
}
