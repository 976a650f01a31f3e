import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../platform/http/handler.ts';
import { ADMIN_HEADERS, ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import { type Editor, findEditor, isOwnForm } from './admin-session.ts';
import type { AdminTools } from './admin-tools.ts';
import { serveApplication } from './application/serve-application.ts';
import { registerFirstVisit } from './first-visit-page.ts';
import { registerFormerAddresses } from './former-addresses.ts';
import { registerLabels } from './labels-page.ts';
import { ADMIN_STYLE } from './style.ts';
import { registerTranslations } from './translations-page.ts';
import { registerWebhookLog } from './webhook-page.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Back office at /admin/: the application (packages/back-office), and plain HTML and forms for what it cannot do yet. These write through the same functions as other clients. */
export async function registerAdmin(app: FastifyInstance, { db, config, backOffice }: Shop & { readonly backOffice?: string | undefined }): Promise<void> {
	const session = { app, db, secret: config.jwtSecret };
	const editors = new WeakMap<FastifyRequest, Editor>();
	const editorOf = (request: FastifyRequest): Editor => {
		const editor = editors.get(request);
		if (editor === undefined) throw new Error('The page has no access check');
		return editor;
	};

	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
		scope.get(`${ADMIN_PATH}style.css`, (_request, reply) => reply.type('text/css; charset=utf-8').headers(ADMIN_HEADERS).send(ADMIN_STYLE));
		serveApplication(scope, { db, folder: backOffice ?? null, siteUrl: config.siteUrl });
		registerFirstVisit(scope, { app, db });
		registerFormerAddresses(scope, { db, isStaff: async (request) => (await findEditor(request, session)) !== null });

		await scope.register(async (inside) => {
			inside.addHook('preHandler', async (request, reply) => {
				const editor = await findEditor(request, session);
				// The application signs in, and leads a shop without an owner to its first visit.
				if (editor === null) return reply.redirect(ADMIN_PATH, 303);
				if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnForm(request, editor.csrf))
					return sendAdminPage(reply, {
						title: 'Obrazac nije s ove stranice',
						status: 403,
						body: '<p>Vratite se, osvježite stranicu i pokušajte ponovno.</p>',
					});
				editors.set(request, editor);
			});
			const tools: AdminTools = { db, editorOf };
			for (const register of [registerLabels, registerTranslations, registerWebhookLog]) register(inside, tools);
		});
	});
}
