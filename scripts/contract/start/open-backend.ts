import { fixedPath } from '@titraj/contract/fixed-path.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { EndpointsAnswer, type EndpointTable } from '@titraj/contract/site.ts';
import { Compile } from 'typebox/compile';
import { type CallSettings, callBackend } from '../call-backend.ts';
import type { Finding } from '../finding.ts';
import { valueAt } from '../visitor.ts';
import { findTableError } from './find-table-error.ts';
import { findTransportError } from './find-transport-error.ts';

export type OpenedBackend =
	| { readonly ok: true; readonly table: EndpointTable; readonly version: string | null; readonly token: string }
	| { readonly ok: false; readonly finding: Finding };

const isAnswer = Compile(EndpointsAnswer);

/** Gets a guest's token and the endpoint table from the two fixed addresses of section 7. A failure there ends the check with a detailed finding. */
export async function openBackend(settings: CallSettings): Promise<OpenedBackend> {
	const tokenPath = fixedPath(settings.url, '/hapi/v1/auth/generate-token/');
	const token = await callBackend(settings, { method: 'GET', path: tokenPath, request: {} });
	const noToken = findTransportError(settings, tokenPath, token) ?? findTokenError(tokenPath, token.body);
	if (noToken) return { ok: false, finding: noToken };
	const jwt = String(valueAt(token.body, '$.data.jwt'));
	const tablePath = fixedPath(settings.url, '/hapi/v1/misc/endpoints/?version');
	const signed = { ...settings, token: jwt };
	const answer = await callBackend(signed, { method: 'GET', path: tablePath, request: {} });
	const noTable = findTransportError(signed, tablePath, answer) ?? findTableError(tablePath, answer.body);
	if (noTable) return { ok: false, finding: noTable };
	const { value } = readLeniently(EndpointsAnswer, answer.body);
	if (!isAnswer.Check(value) || !value.data)
		throw new Error(`${tablePath} passed findTableError, but does not match the schema of the endpoint table; fix findTableError`);
	return { ok: true, table: value.data, version: value.version ?? null, token: jwt };
}

const SHAPE = '{ "success": true, "data": { "jwt": "…" } }';

/** What is wrong with the answer of generate-token. */
function findTokenError(path: string, body: unknown): Finding | null {
	const jwt = valueAt(body, '$.data.jwt');
	if (typeof jwt === 'string' && jwt !== '') return null;
	const elsewhere = ['$.jwt', '$.token', '$.access_token', '$.data.token', '$.data'].find((place) => typeof valueAt(body, place) === 'string');
	return {
		severity: 'error',
		call: `GET ${path}`,
		path: '$.data.jwt',
		expected: 'a string: the token of a new guest session',
		found: jwt === undefined ? `nothing; the response is ${JSON.stringify(body).slice(0, 120)}` : JSON.stringify(jwt),
		consequence: 'The shop cannot open a session, so no other call is possible.',
		fix: elsewhere === undefined ? `Return ${SHAPE}.` : `Your token is at ${elsewhere}. Put it into the envelope of every response: ${SHAPE}.`,
	};
}
