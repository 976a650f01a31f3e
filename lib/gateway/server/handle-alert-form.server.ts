import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { ALERT_FORM_PATH, type AlertFormOutcome, toOutcomeId } from '#lib/catalog/alert-form.ts';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import type { ApiError } from '#lib/platform/http/result.ts';
import { decimalMarkOf } from '#lib/platform/i18n/format-number.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import { PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { readText } from '#lib/platform/server/http/read-body.server.ts';
import { isSameOrigin } from '#lib/platform/server/http/same-origin.server.ts';
import { takeCall } from './call-limits.server.ts';

const LONGEST_FORM = 8 * 1024;

type Action = 'ask' | 'confirm' | 'cancel';

/**
 * POST /api/alert/{ask,confirm,cancel}/: a form of a stock or price alert that a browser sent itself. Answers 303 to the page of the form; its fragment names what
 * came of it.
 */
export async function handleAlertForm(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const { pathname } = new URL(request.url);
	const action = toAction(pathname);
	if (action === null) return problem(404, { requestId, detail: 'There is no such form' });
	if (request.method !== 'POST') return problem(405, { requestId, headers: { allow: 'POST' } });
	const environment = readEnvironment();
	// The code of a mail is the permission, and its page sends no origin.
	if (action === 'ask' && !isSameOrigin(request, environment.siteUrl)) return problem(403, { requestId, detail: 'Only pages of this shop may do this' });
	const text = await readText(request, LONGEST_FORM);
	if (text === null) return problem(413, { requestId, detail: `The form is larger than ${LONGEST_FORM} bytes` });
	const form = new URLSearchParams(text);
	const page = toOwnPath(form.get('page') ?? '');
	if (page === null) return problem(422, { requestId, detail: 'The form names no page of this shop' });
	const kind = form.get('kind') === 'price' ? 'price' : 'stock';
	const wait = takeCall(callOf(action, kind), address, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const lang = languageOfPath(page, environment.languages);
	const client = (await publicClient(environment, lang)).with({ clientAddress: address });
	const fragment = action === 'ask' ? await ask(client, { form, kind, lang }) : await change(client, { form, kind, action });
	const location = `${page}${fragment}`;
	return new Response(null, { status: 303, headers: { ...securityHeaders(), location, ...PRIVATE_HEADERS } });
}

function toAction(pathname: string): Action | null {
	const name = pathname.slice(ALERT_FORM_PATH.length).replace(/\/$/, '');
	return name === 'ask' || name === 'confirm' || name === 'cancel' ? name : null;
}

function callOf(action: Action, kind: AlertKind): EndpointName {
	if (action !== 'ask') return `_post_hapi_stock_alert_${action}`;
	return kind === 'price' ? '_post_hapi_price_alert' : '_post_hapi_stock_alert';
}

/** A path of the shop without query and fragment; null for anything that leads elsewhere. */
function toOwnPath(text: string): string | null {
	const base = 'http://shop.invalid';
	const url = text.startsWith('/') ? URL.parse(text, base) : null;
	return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname : null;
}

async function ask(client: ApiClient, { form, kind, lang }: { form: URLSearchParams; kind: AlertKind; lang: string }): Promise<string> {
	const id = toId(form.get('product_id'));
	const toFragment = (outcome: AlertFormOutcome): string => `#${toOutcomeId(id, outcome)}`;
	const [email = '', website = '', typed = ''] = ['email', 'website', 'price_limit'].map((name) => (form.get(name) ?? '').trim());
	if (email.length > 254) return toFragment('email');
	const asked = { product_id: id, email, website: website.slice(0, 200) };
	if (kind === 'stock') return toFragment(toOutcome(await client.call('_post_hapi_stock_alert', asked)));
	const minor = typed === '' ? undefined : normalisePrice(typed, decimalMarkOf(languageOf(lang).locale));
	if (minor === null || (minor !== undefined && (minor <= 0 || minor > 1_000_000_000))) return toFragment('limit');
	return toFragment(toOutcome(await client.call('_post_hapi_price_alert', { ...asked, ...(minor !== undefined && { price_limit: minor / 100 }) })));
}

/** The page shows the alert's status without a fragment's help if it has scripts; else the note of the fragment does. */
async function change(client: ApiClient, { form, kind, action }: { form: URLSearchParams; kind: AlertKind; action: 'confirm' | 'cancel' }): Promise<string> {
	const code = form.get('code') ?? '';
	if (!/^\w{10,100}$/.test(code)) return '#failed';
	const answer = await client.call(`_post_hapi_stock_alert_${action}`, { id: toId(form.get('id')), code, kind });
	return answer.ok ? `#${answer.data.status}` : '#failed';
}

const toId = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

function toOutcome(answer: { readonly ok: true } | { readonly ok: false; readonly error: ApiError }): AlertFormOutcome {
	if (answer.ok) return 'done';
	const outcomes: Readonly<Record<string, AlertFormOutcome>> = {
		error_email: 'email',
		error_price_alert_limit: 'limit',
		error_stock_alert_available: 'available',
	};
	return outcomes[answer.error.label ?? ''] ?? 'failed';
}
