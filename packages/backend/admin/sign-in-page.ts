import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import { signInStaff } from '../staff/index.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import { isOwnForm } from './admin-session.ts';
import { field, readForm } from './forms.ts';

/** Sign-in for staff accounts. Other accounts get the same message as a wrong password. */
export function registerSignIn(scope: FastifyInstance, { app, db, secret }: { app: FastifyInstance; db: Database; secret: string }): void {
	const form = `<form class="fields" method="post" action="${ADMIN_PATH}prijava/">${field({ name: 'email', label: 'E-pošta', type: 'email', autocomplete: 'username', required: true })}${field({ name: 'password', label: 'Lozinka', type: 'password', autocomplete: 'current-password', required: true })}${field({ name: 'code', label: 'Kod drugog koraka', hint: 'Samo ako ste ga uključili: šest znamenki iz aplikacije ili rezervni kod.', autocomplete: 'one-time-code', max: 40 })}<button>Prijavi se</button></form>`;
	const title = 'Prijava za uređivanje';

	scope.get(`${ADMIN_PATH}prijava/`, async (_request, reply) => sendAdminPage(reply, { title, body: form }));

	scope.post(`${ADMIN_PATH}prijava/`, async (request, reply) => {
		const refuse = (text: string, status: number) => sendAdminPage(reply, { title, body: form, status, notice: { kind: 'refused', text } });
		if (!isOwnForm(request, null)) return refuse('Obrazac nije s ove stranice. Pokušajte ponovno.', 403);
		const { email = '', password = '', code = '' } = readForm(request.body);
		const outcome = await signInStaff(request, reply, { app, db, secret, now: new Date(), typed: { email, password, code: code.slice(0, 40) } });
		if (outcome === 'wrong') return refuse('E-pošta ili lozinka nisu ispravne.', 403);
		if (outcome === 'code_needed' || outcome === 'code_wrong') return refuse('Upišite kod drugog koraka. Svaki vrijedi jednom.', 403);
		if ('wait' in outcome) return refuse(`Previše pokušaja. Pokušajte ponovno za ${outcome.wait} s.`, 429);
		return reply.redirect(ADMIN_PATH, 303);
	});
}
