import { type StartOptions, startBackend } from '@titraj/backend/start-backend.ts';
import { startOfTables } from './fixture-start.ts';
import { type TestBackend, withCalls } from './start-test-backend.ts';

/** A new own shop: no seed, no owner; `settings` override the defaults. */
export async function startOwnShop(settings: StartOptions = {}): Promise<TestBackend> {
	const { options, drop } = await startOfTables();
	return withCalls(await startBackend({ ...options, host: '127.0.0.1', jwtSecret: 'test', siteUrl: 'https://trgovina.example', ...settings }), drop);
}

export const OWNER = { first_name: 'Iva', last_name: 'Horvat', email: 'iva@trgovina.example', password: 'sedam bijelih vukova' };

/** What the first visit sends. */
export const toFirstVisit = (code: string | null, typed: Readonly<Record<string, string>> = {}) => ({
	...{ ...OWNER, code: code ?? '' },
	...typed,
});

/** A company that is not in the demo. */
export const OWN_COMPANY = {
	...{ name: 'Vuna i sin d.o.o.', oib: '69435151530', street: 'Strujna 7', postcode: '21000', city: 'Split' },
	...{ phone: '+385 21 555 0199', email: 'prodaja@vuna.example', iban: 'HR1210010051863000160' },
	...{ court: 'Sud u Splitu', register: '060 000 000', capital: '2.500 €', management: 'Iva Horvat', returns: 'Skladište 1, 21000 Split' },
	...{ mediator: 'Centar za mirenje', mediator_url: 'https://mirenje.example/' },
};
