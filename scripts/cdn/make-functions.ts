import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { HeaderRule } from './add-headers.ts';
import type { RequestRules } from './route-request.ts';

/** Bytes of a function's code that CloudFront takes. */
const LARGEST = 10_240;

/** Files of a distribution's functions, by name. */
export interface CdnFunctions {
	readonly 'viewer-request.js': string;
	readonly 'viewer-response.js': string;
}

/** Makes the code of both functions, for runtime 2.0. Throws if one is larger than CloudFront takes. */
export async function makeFunctions({ request, headers }: { readonly request: RequestRules; readonly headers: readonly HeaderRule[] }): Promise<CdnFunctions> {
	const [route, add] = await Promise.all([bundle('route-request.ts'), bundle('add-headers.ts')]);
	return {
		'viewer-request.js': checkSize(
			'viewer-request.js',
			`import cf from 'cloudfront';
${route}
const rules = ${JSON.stringify(request, null, 1)};

function handler(event) {
	if (routeRequest(event.request, rules) === 'shop') cf.selectRequestOriginById('shop');
	return event.request;
}
`,
		),
		'viewer-response.js': checkSize(
			'viewer-response.js',
			`${add}
const rules = ${JSON.stringify(headers, null, 1)};

function handler(event) {
	addHeaders(event.request, event.response, rules);
	return event.response;
}
`,
		),
	};
}

/** A module of this folder with all that it imports, as one script without exports. */
async function bundle(file: string): Promise<string> {
	const input = fileURLToPath(new URL(file, import.meta.url));
	const made = await build({
		...{ configFile: false, logLevel: 'error' },
		build: { write: false, target: 'es2015', minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { comments: false } } },
	});
	const code = 'output' in made ? made.output[0].code : '';
	if (code === '') throw new Error(`${file} was not bundled`);
	return code.replace(/^\/\/#(?:end)?region.*\n/gm, '').replace(/^export \{[^}]*\};?\n?/m, '');
}

function checkSize(name: string, code: string): string {
	const bytes = Buffer.byteLength(code);
	if (bytes <= LARGEST) return code;
	throw new Error(
		`${name} would have ${bytes} bytes; CloudFront takes ${LARGEST}. Join redirects whose old address is a page (docs/deploy-s3.md), or shorten the lists of hosts in the settings.`,
	);
}
