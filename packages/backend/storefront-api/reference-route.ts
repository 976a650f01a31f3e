import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toMarkdown } from '@titraj/contract/reference/to-markdown.ts';
import { toOpenApi } from '@titraj/contract/reference/to-openapi.ts';
import { loadOnce } from '@titraj/contract/share-load.ts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';

const PATH = '/hapi/v1/docs';

const HEADERS = {
	'content-security-policy':
		"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin',
};

/**
 * API reference for developers of a backend (0064): OpenAPI at /hapi/v1/openapi.json, Swagger UI (served from its package) at
 * /hapi/v1/docs, and Markdown at /hapi/v1/docs/reference.md.
 */
export function registerReference(app: FastifyInstance): void {
	const openApi = loadOnce(async () => JSON.stringify(toOpenApi()));
	const markdown = loadOnce(async () => `# Reference of the backend’s calls\n\n${toMarkdown()}\n`);
	app.get('/hapi/v1/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(await openApi()));
	app.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(PAGE));
	app.get(`${PATH}/reference.md`, async (_request, reply) =>
		reply
			.type('text/markdown; charset=utf-8')
			.headers(HEADERS)
			.send(await markdown()),
	);
	app.get(`${PATH}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').headers(HEADERS).send(START));
	app.get(`${PATH}/page.css`, (_request, reply) => reply.type('text/css; charset=utf-8').headers(HEADERS).send(STYLE));
	app.get<{ Params: { file: string } }>(`${PATH}/viewer/:file`, async (request, reply) => {
		const { file } = request.params;
		const type = VIEWER_FILES.get(file);
		if (type === undefined) return sendProblem(request, reply, notFound('file'));
		return reply
			.type(type)
			.headers(HEADERS)
			.header('cache-control', 'public, max-age=3600')
			.send(await readFile(toViewerPath(file)));
	});
}

/** Files of Swagger UI that the page loads. */
const VIEWER_FILES: ReadonlyMap<string, string> = new Map([
	['swagger-ui.css', 'text/css; charset=utf-8'],
	['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);
const toViewerPath = (file: string): string => join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static', file);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Reference of the backend’s calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PATH}/viewer/swagger-ui.css">
<link rel="stylesheet" href="${PATH}/page.css">
</head>
<body>
<p class="other-forms">The same as <a href="${PATH}/reference.md">Markdown</a> and as <a href="/hapi/v1/openapi.json">OpenAPI 3.1</a>.<noscript> This page needs JavaScript to show more.</noscript></p>
<div id="reference"></div>
<script src="${PATH}/viewer/swagger-ui-bundle.js"></script>
<script src="${PATH}/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
	url: '/hapi/v1/openapi.json',
	dom_id: '#reference',
	deepLinking: true,
	docExpansion: 'none',
	defaultModelsExpandDepth: 0,
	defaultModelExpandDepth: 2,
	displayRequestDuration: true,
	filter: true,
	validatorUrl: null,
});
`;

const STYLE = `.other-forms {
	margin: 0;
	padding: 0.75rem 1.25rem;
	font-family: system-ui, sans-serif;
}
@media (width < 48rem) {
	.swagger-ui .opblock .opblock-summary-path { max-inline-size: 100%; overflow-wrap: anywhere; }
	.swagger-ui .opblock-summary-description { flex-basis: 100%; }
	.swagger-ui table { display: block; overflow-x: auto; }
}
`;
