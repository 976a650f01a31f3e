import * as changes from '../changes.ts';
import { EditProductAnswer, EditProductBody } from '../editor.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';
import { None } from '../envelope.ts';
import { HealthAnswer } from '../site.ts';
import * as vitals from '../vitals.ts';

/** Calls of builds, functions and editors: no page makes them (D30). */
export const operationCalls = {
	_get_hapi_misc_changes: {
		method: 'GET',
		path: '/hapi/v1/misc/changes/',
		request: changes.ChangesQuery,
		response: changes.ChangesAnswer,
		part: 'changes',
		internal: true,
		summary: 'Changes since a cursor, each entity once.',
		caller: 'A build, which then renders only these changes.',
		without: 'Every build checks everything.',
	},
	_get_hapi_misc_health: {
		method: 'GET',
		path: '/hapi/v1/misc/health/',
		request: None,
		response: HealthAnswer,
		part: 'health',
		internal: true,
		token: 'none',
		summary: 'Writes a row, reads it back, and says whether that worked.',
		caller: 'The shop’s health check, every ten seconds.',
		without: 'The health check does not notice that orders cannot be stored.',
	},
	_post_hapi_misc_vitals: {
		method: 'POST',
		path: '/hapi/v1/misc/vitals/',
		request: vitals.VitalsBody,
		response: vitals.VitalsAnswer,
		part: 'vitals',
		internal: true,
		summary: 'Counts the web vitals of one visit, without data about the visitor.',
		caller: 'The vitals function, for a sample of visits.',
		without: 'Page speed is not measured; the log has a line each time.',
	},
	_post_hapi_editor_product: {
		method: 'POST',
		path: '/hapi/v1/editor/product/',
		request: EditProductBody,
		response: EditProductAnswer,
		part: 'product_editing',
		internal: true,
		token: 'staff',
		notFound: 'product',
		summary: 'Edits a product; omitted fields stay unchanged. 409 if another editor changed it meanwhile.',
		caller: 'Tools of the shop’s editors; no page and no function of the storefront.',
		without: 'Nothing is missing: products are edited in the backend itself.',
	},
} as const satisfies EndpointDefinitions;
