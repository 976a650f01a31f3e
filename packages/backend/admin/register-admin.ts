import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasOwner } from '../accounts/index.ts';
import type { Shop } from '../platform/http/handler.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { revokeSession } from '../platform/visitor/session.ts';
import { takeCookie } from '../staff/index.ts';
import { ADMIN_HEADERS, ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import { type Editor, findEditor, isOwnForm } from './admin-session.ts';
import type { AdminTools } from './admin-tools.ts';
import { serveApplication } from './application/serve-application.ts';
import { FIRST_VISIT_PATH, registerFirstVisit } from './first-visit-page.ts';
import { registerLabels } from './labels-page.ts';
import { registerMessages } from './messages-page.ts';
import { registerOrder } from './order-page.ts';
import { registerOrders } from './orders-page.ts';
import { registerProducts } from './products-pages.ts';
import { registerReturns } from './returns-page.ts';
import { registerReviewPhotos } from './reviews/review-photos.ts';
import { registerReviews } from './reviews/reviews-page.ts';
import { registerSignIn } from './sign-in-page.ts';
import { ADMIN_STYLE } from './style.ts';
import { registerTranslations } from './translations-page.ts';
import { registerWebhookLog } from './webhook-page.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Back office at /admin/: the application (packages/back-office), and plain HTML and forms for what it cannot do yet. These write through the same functions as other clients. */
export async function registerAdmin(
	app: FastifyInstance,
	{ db, config, settings, media, backOffice }: Shop & { readonly media: MediaStore; readonly backOffice?: string | undefined },
): Promise<void> {
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
		serveApplication(scope, { db, folder: backOffice ?? null });
		registerSignIn(scope, session);
		registerFirstVisit(scope, { app, db });

		await scope.register(async (inside) => {
			inside.addHook('preHandler', async (request, reply) => {
				const editor = await findEditor(request, session);
				if (editor === null) return reply.redirect((await hasOwner(db)) ? `${ADMIN_PATH}prijava/` : FIRST_VISIT_PATH, 303);
				if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnForm(request, editor.csrf))
					return sendAdminPage(reply, {
						title: 'Obrazac nije s ove stranice',
						status: 403,
						csrf: editor.csrf,
						body: '<p>Vratite se, osvježite stranicu i pokušajte ponovno.</p>',
					});
				editors.set(request, editor);
			});
			const tools: AdminTools = {
				...{ db, config, settings, media, siteUrl: config.siteUrl, editorOf },
				callOf: (request) => ({ db, session: editorOf(request).session }),
			};
			for (const register of [
				registerProducts,
				registerLabels,
				registerTranslations,
				registerOrders,
				registerOrder,
				registerReturns,
				registerMessages,
				registerReviews,
				registerReviewPhotos,
				registerWebhookLog,
			])
				register(inside, tools);
			inside.post(`${ADMIN_PATH}odjava/`, async (request, reply) => {
				await revokeSession(db, editorOf(request).session.id);
				takeCookie(reply);
				return reply.redirect(`${ADMIN_PATH}prijava/`, 303);
			});
		});
	});
}
