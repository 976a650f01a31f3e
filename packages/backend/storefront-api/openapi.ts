import { endpoints } from '@titraj/contract/endpoints.ts';
import { Problem } from '@titraj/contract/envelope.ts';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import type { TSchema } from 'typebox';

/** The contract as OpenAPI 3.1: TypeBox schemas are JSON Schema already. */
export function toOpenApi(siteUrl: string): Record<string, unknown> {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [name, endpoint] of Object.entries(endpoints)) {
		const { method, path, request, response, part } = endpoint;
		paths[path] = {
			...paths[path],
			[method.toLowerCase()]: {
				operationId: name,
				tags: [part],
				...('idempotent' in endpoint && { 'x-idempotent': endpoint.idempotent }),
				...(method === 'GET' ? { parameters: toParameters(request) } : { requestBody: { required: true, content: toContent(request) } }),
				responses: {
					200: { description: 'The answer, success or expected refusal', content: toContent(response) },
					default: { description: 'Problem details', content: { 'application/problem+json': { schema: Problem } } },
				},
			},
		};
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Titraj commerce backend', version: CONTRACT_VERSION },
		servers: [{ url: siteUrl }],
		security: [{ bearer: [] }],
		components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
		paths,
	};
}

const toContent = (schema: TSchema) => ({ 'application/json': { schema } });

function toParameters(request: TSchema): unknown[] {
	const properties = 'properties' in request && typeof request.properties === 'object' && request.properties !== null ? request.properties : {};
	const required = 'required' in request && Array.isArray(request.required) ? request.required : [];
	return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}
