import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createOwner, hasOwner, isSetupCode, type OwnerError, SHORTEST_OWNER_PASSWORD } from '../accounts/index.ts';
import { takeAttempt } from '../platform/attempts/attempts.ts';
import type { Database } from '../platform/database/tables.ts';
import { openStaffSession } from '../staff/index.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import { isOwnForm } from './admin-session.ts';
import { field, readForm } from './forms.ts';

export const FIRST_VISIT_PATH = `${ADMIN_PATH}pocetak/`;

const MESSAGES: Readonly<Record<Exclude<OwnerError, 'has_owner'>, string>> = {
	email: 'Upišite svoju adresu e-pošte.',
	email_taken: 'S tom adresom već postoji račun kupca. Upišite drugu.',
	name: 'Upišite ime i prezime.',
	password: `Lozinka mora imati najmanje ${SHORTEST_OWNER_PASSWORD} znakova i ne smije biti lako pogodljiva.`,
};

/** Page that creates the owner's account of a shop without one; requires the setup code from the terminal (ADR 0071). */
export function registerFirstVisit(scope: FastifyInstance, { app, db }: { app: FastifyInstance; db: Database }): void {
	scope.get<{ Querystring: { kod?: string } }>(FIRST_VISIT_PATH, async (request, reply) => {
		if (await hasOwner(db)) return reply.redirect(ADMIN_PATH, 303);
		return show(reply, { typed: { code: String(request.query.kod ?? '').slice(0, 100) } });
	});

	scope.post(FIRST_VISIT_PATH, async (request, reply) => {
		if (await hasOwner(db)) return reply.redirect(ADMIN_PATH, 303);
		const typed = readForm(request.body);
		const refuse = (text: string, status: number) => show(reply, { typed, refused: text, status });
		if (!isOwnForm(request, null)) return refuse('Obrazac nije s ove stranice. Pokušajte ponovno.', 403);
		const wait = await takeAttempt(db, [{ key: `owner from ${toAddressKey(request.ip) ?? request.ip}`, free: 10, firstWait: 30 }]);
		if (wait > 0) return refuse(`Previše pokušaja. Pokušajte ponovno za ${wait} s.`, 429);
		if (!(await isSetupCode(db, typed['code'] ?? '')))
			return refuse('Kod nije ispravan. Vrijedi onaj koji je poslužitelj ispisao pri zadnjem pokretanju.', 403);
		if (typed['password'] !== typed['password_again']) return refuse('Lozinke nisu jednake.', 422);
		const { email = '', password = '', first_name = '', last_name = '' } = typed;
		const created = await createOwner(db, { email, password, first_name, last_name });
		if ('error' in created) return created.error === 'has_owner' ? reply.redirect(ADMIN_PATH, 303) : refuse(MESSAGES[created.error], 422);
		await openStaffSession(request, reply, { app, db, userId: created.userId });
		return reply.redirect(`${ADMIN_PATH}#/checklist`, 303);
	});
}

interface Shown {
	readonly typed: Readonly<Record<string, string>>;
	readonly refused?: string;
	readonly status?: number;
}

function show(reply: FastifyReply, { typed, refused, status = 200 }: Shown): FastifyReply {
	const of = (name: string) => ({ name, value: typed[name] ?? '', required: true });
	const password = `Najmanje ${SHORTEST_OWNER_PASSWORD} znakova.`;
	const fields = [
		field({
			...of('code'),
			label: 'Kod za postavljanje',
			max: 40,
			autocomplete: 'off',
			hint: 'Poslužitelj ga ispisuje pri pokretanju: u terminalu ili u zapisniku.',
		}),
		field({ ...of('first_name'), label: 'Ime', max: 100, autocomplete: 'given-name' }),
		field({ ...of('last_name'), label: 'Prezime', max: 100, autocomplete: 'family-name' }),
		field({ ...of('email'), label: 'E-pošta', type: 'email', max: 254, autocomplete: 'username' }),
		field({ name: 'password', label: 'Lozinka', type: 'password', max: 200, required: true, autocomplete: 'new-password', hint: password }),
		field({ name: 'password_again', label: 'Lozinka još jednom', type: 'password', max: 200, required: true, autocomplete: 'new-password' }),
	];
	return sendAdminPage(reply, {
		title: 'Dobro došli u svoju trgovinu',
		status,
		...(refused !== undefined && { notice: { kind: 'refused', text: refused } }),
		body: `<p>Trgovina još nema vlasnika. Otvorite svoj račun; tvrtku, dostavu, plaćanje i ostalo upisujete nakon toga.</p><form class="fields" method="post" action="${FIRST_VISIT_PATH}">${fields.join('')}<button>Otvori račun vlasnika</button></form>`,
	});
}
