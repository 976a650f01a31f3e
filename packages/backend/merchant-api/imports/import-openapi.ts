import { IMPORT_SCOPES, IMPORT_TYPES, ImportWishes } from './import-route.ts';

const JSON_OBJECT = { content: { 'application/json': { schema: { type: 'object' } } } };
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The calls of an import for the OpenAPI document, by path. */
export const toImportPaths = (problem: Readonly<Record<string, unknown>>) => ({
	'/imports': {
		post: {
			operationId: 'uploadImport',
			summary: 'Stores a feed and describes it: format, columns with examples, and a draft of the mapping that it needs',
			'x-scopes': IMPORT_SCOPES,
			parameters: [{ name: 'name', in: 'query', required: false, schema: { type: 'string' } }],
			requestBody: { required: true, content: Object.fromEntries(IMPORT_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) },
			responses: { 201: { description: 'Done', ...JSON_OBJECT }, ...problem },
		},
	},
	'/imports/{id}/run': {
		post: {
			operationId: 'runImport',
			summary: 'Begins an import of an uploaded feed, or tries it with `dry_run`',
			'x-scopes': IMPORT_SCOPES,
			parameters: [ID],
			requestBody: { required: true, content: { 'application/json': { schema: ImportWishes } } },
			responses: { 202: { description: 'Begun', ...JSON_OBJECT }, ...problem },
		},
	},
	'/imports/{id}': {
		get: {
			operationId: 'readImport',
			summary: 'Progress of an import, and what was uploaded; at its end its report',
			'x-scopes': IMPORT_SCOPES,
			parameters: [ID],
			responses: { 200: { description: 'Done', ...JSON_OBJECT }, ...problem },
		},
	},
	'/imports/{id}/report': {
		get: {
			operationId: 'readImportReport',
			summary: 'Refused rows and left-out fields of the last run as CSV',
			'x-scopes': IMPORT_SCOPES,
			parameters: [ID],
			responses: { 200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } }, ...problem },
		},
	},
});
