import * as consents from '../consents.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';
import { None } from '../envelope.ts';

/** The choice of a visitor or customer about analytics and marketing, stored as proof (Spec 7, Consents). */
export const consentCalls = {
	_get_hapi_gdpr_consents: {
		method: 'GET',
		path: '/hapi/v1/gdpr/consents/',
		request: None,
		response: consents.ConsentsAnswer,
		part: 'consent_proof',
		summary: 'The last choice: that of the account for a customer, of the session for a visitor.',
		caller: 'The browser on the account’s page of consents.',
		without: 'The account does not show the choice.',
	},
	_post_hapi_gdpr_consents: {
		method: 'POST',
		path: '/hapi/v1/gdpr/consents/',
		request: consents.ConsentsBody,
		response: consents.ConsentsAnswer,
		part: 'consent_proof',
		summary: 'Stores a choice as proof; 429 if it changes too often.',
		caller: 'The browser when a visitor chooses in the consent dialog or on the page of consents.',
		without: 'The choice applies in the browser only: the shop has no proof of it.',
	},
} as const satisfies EndpointDefinitions;
