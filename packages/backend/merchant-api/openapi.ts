import { Problem } from '@titraj/contract/envelope.ts';
import type { TSchema } from 'typebox';
import { BACKUP_PATH, BACKUP_SCOPES, MadeBackup } from './backups/backup-route.ts';
import { BULK_PATH, BULK_SCOPES, MOST_ROWS } from './bulk/bulk-route.ts';
import { ORDER_EXPORT } from './exports/order-export.ts';
import { PRODUCT_EXPORT } from './exports/product-export.ts';
import type { Route } from './http/route.ts';
import { toImportPaths } from './imports/import-openapi.ts';
import { LABEL_FILE } from './labels/label-files.ts';
import { LOOK_UPLOAD_PATH, LOOK_UPLOAD_SCOPES, LOOK_UPLOAD_TYPES, LookUpload, LookUse } from './media/look-upload.ts';
import { REVIEW_PHOTO } from './media/review-photo.ts';
import { UPLOAD_PATH, UPLOAD_SCOPES, UPLOAD_TYPES, UploadedMedia } from './media/upload-route.ts';
import { FILE_CALLS } from './papers/paper-files.ts';
import { ProductRow } from './schemas/product-row.ts';
import { NewOwner, OWNER_PATH, OwnerState } from './session/owner-route.ts';
import { SECOND_FACTOR_CALLS } from './session/second-factor-route.ts';
import { Confirmation, Credentials, NewPassword, PasswordReset, SESSION_PATH, SessionView } from './session/session-route.ts';

/** Version of the merchant API: the minor number grows with new features, the major number with breaking changes. */
const MERCHANT_API_VERSION = '1.2';
export const PREFIX = '/merchant/v1';

/** The merchant API as OpenAPI 3.1; TypeBox schemas are JSON Schema already. */
export function toMerchantOpenApi(routes: readonly Route[], baseUrl: string): Record<string, unknown> {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const route of routes) {
		const path = PREFIX + route.path.replaceAll(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route) };
	}
	paths[PREFIX + BULK_PATH] = { post: BULK };
	paths[PREFIX + UPLOAD_PATH] = { ...paths[PREFIX + UPLOAD_PATH], post: UPLOAD };
	paths[PREFIX + LOOK_UPLOAD_PATH.replace(':use', '{use}')] = { post: LOOK_UPLOAD };
	paths[PREFIX + BACKUP_PATH] = { post: BACKUP };
	paths[PREFIX + SESSION_PATH] = SESSION;
	paths[PREFIX + OWNER_PATH] = OWNER;
	for (const call of [...FILE_CALLS, LABEL_FILE, ORDER_EXPORT, PRODUCT_EXPORT, REVIEW_PHOTO]) paths[PREFIX + call.path] = { get: toFileOperation(call) };
	for (const { path, schema, ...operation } of PASSWORD_CALLS)
		paths[PREFIX + path] = { post: { ...operation, requestBody: { required: true, content: { 'application/json': { schema } } }, ...DONE } };
	for (const call of SECOND_FACTOR_CALLS) paths[PREFIX + call.path] = { ...paths[PREFIX + call.path], [call.method]: toOwnOperation(call) };
	for (const [path, operations] of Object.entries(toImportPaths(PROBLEM))) paths[PREFIX + path] = operations;
	return {
		openapi: '3.1.0',
		info: { title: 'Titraj merchant API', version: MERCHANT_API_VERSION },
		servers: [{ url: baseUrl }],
		security: [{ key: [] }, { session: [], csrf: [] }],
		components: { securitySchemes: SCHEMES },
		paths,
	};
}

const PROBLEM = { default: { description: 'Problem details; `errors` names fields', content: { 'application/problem+json': { schema: Problem } } } };

function toOperation({ operationId, summary, scopes, params, query, body, response, method, answersSecret = false }: Route): Record<string, unknown> {
	return {
		operationId,
		summary,
		'x-scopes': scopes,
		parameters: [
			...toParameters(params, 'path'),
			...toParameters(query, 'query'),
			...(method === 'GET' || answersSecret ? [] : [IDEMPOTENCY_KEY]),
			...(method === 'GET' ? [] : [IF_MATCH]),
		],
		...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
		responses: { 200: { description: 'Done', content: { 'application/json': { schema: response } } }, ...PROBLEM },
	};
}

/** A program has a key; a person signs in (the cookie is named `__Host-admin_session` over TLS), and sends the session's token with writes. */
const SCHEMES = {
	key: { type: 'http', scheme: 'bearer' },
	session: { type: 'apiKey', in: 'cookie', name: 'admin_session' },
	csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
};

const DONE = { responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } }, ...PROBLEM } };

const SESSION_REPLY = { responses: { 200: { description: 'Done', content: { 'application/json': { schema: SessionView } } }, ...PROBLEM } };

const SESSION = {
	get: { operationId: 'readSession', summary: 'Who is signed in, and what they may do', security: [{ session: [] }], ...SESSION_REPLY },
	post: {
		operationId: 'signIn',
		summary: 'Signs a person in and sets the session cookie',
		security: [],
		requestBody: { required: true, content: { 'application/json': { schema: Credentials } } },
		...SESSION_REPLY,
	},
	delete: {
		operationId: 'signOut',
		summary: 'Ends the session',
		security: [{ session: [], csrf: [] }],
		...DONE,
	},
};

const OWNER_REPLY = { responses: { 200: { description: 'Done', content: { 'application/json': { schema: OwnerState } } }, ...PROBLEM } };

const OWNER = {
	get: { operationId: 'readOwner', summary: 'Whether the shop has an owner', security: [], ...OWNER_REPLY },
	post: {
		operationId: 'createOwner',
		summary: 'Creates the owner of a shop without one by the code that the backend printed, and signs them in',
		security: [],
		requestBody: { required: true, content: { 'application/json': { schema: NewOwner } } },
		...OWNER_REPLY,
	},
};

function toFileOperation({
	operationId,
	summary,
	scopes,
	params,
	query,
	type,
}: (typeof FILE_CALLS)[number] | typeof LABEL_FILE | typeof ORDER_EXPORT | typeof PRODUCT_EXPORT | typeof REVIEW_PHOTO): Record<string, unknown> {
	return {
		...{ operationId, summary, 'x-scopes': scopes, parameters: [...toParameters(params, 'path'), ...toParameters(query, 'query')] },
		responses: { 200: { description: 'The file', content: { [type]: { schema: { type: 'string', format: 'binary' } } } }, ...PROBLEM },
	};
}

const toOwnOperation = ({ operationId, summary, method, body, response }: (typeof SECOND_FACTOR_CALLS)[number]): Record<string, unknown> => ({
	...{ operationId, summary, security: [method === 'get' ? { session: [] } : { session: [], csrf: [] }] },
	...(body !== null && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
	responses: { 200: { description: 'Done', content: { 'application/json': { schema: response } } }, ...PROBLEM },
});

const PASSWORD_CALLS = [
	{
		...{ path: `${SESSION_PATH}/confirmation`, operationId: 'confirmSession', schema: Confirmation, security: [{ session: [], csrf: [] }] },
		summary: 'Proves the password again: for ten minutes the session may change roles, keys and the IBAN',
	},
	{
		path: '/password-reset',
		operationId: 'askPassword',
		schema: PasswordReset,
		security: [],
		summary: 'Mails a person of the shop a link to set a new password',
	},
	{ path: '/password', operationId: 'setPassword', schema: NewPassword, security: [], summary: 'Sets a password by the code of an invitation or a reset' },
];

const IF_MATCH = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } };

const IDEMPOTENCY_KEY = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };

const LOOK_UPLOAD = {
	operationId: 'uploadLookPicture',
	summary: 'Stores a logo or an icon, drawn as PNG; the look shows it once it names its `picture`',
	'x-scopes': LOOK_UPLOAD_SCOPES,
	parameters: toParameters(LookUse, 'path'),
	requestBody: { required: true, content: Object.fromEntries(LOOK_UPLOAD_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) },
	responses: { 200: { description: 'Done', content: { 'application/json': { schema: LookUpload } } }, ...PROBLEM },
};

const BULK = {
	operationId: 'bulkUpsertProducts',
	summary: `Up to ${MOST_ROWS} rows as NDJSON; a result a row, in their order, then a line with \`done\``,
	'x-scopes': BULK_SCOPES,
	parameters: [{ name: 'dry_run', in: 'query', required: false, schema: { type: 'boolean' } }],
	requestBody: { required: true, content: { 'application/x-ndjson': { schema: ProductRow } } },
	responses: {
		200: {
			description: 'A line a row: `{row, sku, outcome, errors?}`; the last one `{done, rows, created, updated, unchanged, refused}`',
			content: { 'application/x-ndjson': { schema: { type: 'object' } } },
		},
		...PROBLEM,
	},
};

const BACKUP = {
	operationId: 'makeBackup',
	summary: 'Makes a backup now, in the place and for the public key of the backend',
	'x-scopes': BACKUP_SCOPES,
	responses: { 200: { description: 'Done', content: { 'application/json': { schema: MadeBackup } } }, ...PROBLEM },
};

const UPLOAD = {
	operationId: 'uploadMedia',
	summary: 'Stores a picture (25 MB at most) or a PDF (20 MB); rows of products name it by `media`',
	'x-scopes': UPLOAD_SCOPES,
	requestBody: { required: true, content: Object.fromEntries(UPLOAD_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) },
	responses: { 200: { description: 'Done', content: { 'application/json': { schema: UploadedMedia } } }, ...PROBLEM },
};

function toParameters(schema: TSchema, place: 'path' | 'query'): unknown[] {
	const properties = 'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null ? schema.properties : {};
	const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: required.includes(name), schema: property }));
}
