import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { tokenedClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';

/**
 * Whether the shop is under maintenance; `success: true` means yes. If the backend does not answer, it is down and not under maintenance,
 * and the page checks again soon (Spec 7, 8).
 */
export async function handleMaintenanceStatus(request: Request): Promise<Response> {
	const environment = readEnvironment();
	const status = await (await tokenedClient(environment, languageOfRequest(request, environment.languages))).call('_get_hapi_misc_is_maintenance', {});
	return jsonResponse({ success: status.ok && status.data.success });
}
