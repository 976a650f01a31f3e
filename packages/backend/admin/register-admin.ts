import type { FastifyInstance } from 'fastify';
import type { Shop } from '../platform/http/handler.ts';
import { findStaff } from '../staff/index.ts';
import { ADMIN_HEADERS, ADMIN_PATH } from './admin-page.ts';
import { serveApplication } from './application/serve-application.ts';
import { registerFormerAddresses } from './former-addresses.ts';
import { ADMIN_STYLE } from './style.ts';

/** Back office at /admin/: the application (packages/back-office), a page while it is not built, and redirects of the pages that it replaced. */
export async function registerAdmin(app: FastifyInstance, { db, config, backOffice }: Shop & { readonly backOffice?: string | undefined }): Promise<void> {
	const session = { app, db, secret: config.jwtSecret };
	await app.register(async (scope) => {
		scope.get(`${ADMIN_PATH}style.css`, (_request, reply) => reply.type('text/css; charset=utf-8').headers(ADMIN_HEADERS).send(ADMIN_STYLE));
		serveApplication(scope, { folder: backOffice ?? null, siteUrl: config.siteUrl });
		registerFormerAddresses(scope, {
			db,
			isStaff: async (request) => {
				const staff = await findStaff(request, session);
				return staff !== null && !staff.needsSecondFactor;
			},
		});
	});
}
