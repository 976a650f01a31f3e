import { hashPassword } from '@titraj/backend/accounts/session/passwords.ts';
import { type BrowserJar, openJar } from './browser-jar.ts';
import type { RunningShop } from './start-shop.ts';

/** Roles of visitors (Spec 6, Roles). */
export const PEOPLE = ['visitor', 'guest', 'guest customer', 'customer', 'staff', 'developer', 'superuser'] as const;
export type Person = (typeof PEOPLE)[number];

const TOKEN = '/api/nuxtapi/token?regenerate=1';
const PASSWORD = 'tihi kondenzator';

/** A browser of a new visitor, or of a signed-in person of the shop. */
export async function openAs(shop: RunningShop, person: Person): Promise<BrowserJar> {
	const jar = openJar(shop.url);
	if (person === 'visitor') return jar;
	await jar.get(TOKEN);
	if (person === 'guest') return jar;
	if (person === 'guest customer') {
		await jar.get('/api/hapi/auth/is-login?continue_as_guest=1');
		return jar;
	}
	const email = await addAccount(shop, person);
	const answer = await (await jar.send('POST', '/api/hapi/auth/login', { email, password: PASSWORD })).json();
	if (answer.success !== true) throw new Error(`The ${person} could not sign in: ${JSON.stringify(answer)}`);
	return jar;
}

async function addAccount({ db }: RunningShop, person: Person): Promise<string> {
	const email = `${person}@ljudi.example`;
	const name = { first_name: 'Iva', last_name: 'Ivić' };
	await db
		?.insertInto('users')
		.values({
			email,
			password_hash: await hashPassword(PASSWORD),
			...name,
			staff: person === 'staff',
			developer: person === 'developer',
			superuser: person === 'superuser',
		})
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute();
	return email;
}
