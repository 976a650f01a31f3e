import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyInstance } from 'fastify';
import { checkPassword, clearLogin, takeLogin } from '../accounts/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { createSession, findSession, revokeSession } from '../platform/visitor/session.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import { findDevice, giveCookies, isOwnForm } from './admin-session.ts';
import { field, readForm } from './forms.ts';

/** Sign-in for staff accounts. Other accounts get the same message as a wrong password. */
export function registerSignIn(scope: FastifyInstance, { app, db }: { app: FastifyInstance; db: Database }): void {
	const form = `<form class="fields" method="post" action="${ADMIN_PATH}prijava/">${field({ name: 'email', label: 'E-pošta', type: 'email', autocomplete: 'username', required: true })}${field({ name: 'password', label: 'Lozinka', type: 'password', autocomplete: 'current-password', required: true })}<button>Prijavi se</button></form>`;
	const title = 'Prijava za uređivanje';

	scope.get(`${ADMIN_PATH}prijava/`, async (_request, reply) => sendAdminPage(reply, { title, body: form }));

	scope.post(`${ADMIN_PATH}prijava/`, async (request, reply) => {
		const refuse = (text: string, status: number) => sendAdminPage(reply, { title, body: form, status, notice: { kind: 'refused', text } });
		if (!isOwnForm(request, null)) return refuse('Obrazac nije s ove stranice. Pokušajte ponovno.', 403);
		const { email: given = '', password = '' } = readForm(request.body);
		const email = given.trim().toLowerCase().slice(0, 254);
		const user = await db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
		const login = { email, client: toAddressKey(request.ip) ?? request.ip, device: user ? findDevice(request, app, user.id) : null };
		const wait = await takeLogin(db, login);
		if (wait > 0) return refuse(`Previše pokušaja. Pokušajte ponovno za ${wait} s.`, 429);
		if (!(await checkPassword(password.slice(0, 200), user?.password_hash)) || user === undefined) return refuse('E-pošta ili lozinka nisu ispravne.', 403);
		const id = await createSession(db, user.id);
		if (!(await findSession(db, id))?.insider) {
			await revokeSession(db, id);
			return refuse('E-pošta ili lozinka nisu ispravne.', 403);
		}
		await clearLogin(db, login);
		giveCookies(reply, app, { sessionId: id, userId: user.id });
		return reply.redirect(ADMIN_PATH, 303);
	});
}
