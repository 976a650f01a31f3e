import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectStatus, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf } from '../goods.ts';
import { need, type Rule, signIn } from '../rule.ts';
import { linesOf } from '../sums.ts';
import { itemsOf, type Row, type Visitor } from '../visitor.ts';
import { add, expectLines, readCart, remove } from './cart-calls.ts';
import { toGuestForm } from './guest-data.ts';

const LOGIN = ['_post_hapi_auth_login', '_post_hapi_auth_logout', '_get_hapi_auth_is_login'] as const satisfies readonly EndpointName[];
const BOOK = ['_get_hapi_auth_addresses', '_post_hapi_auth_addresses', '_delete_hapi_auth_addresses'] as const satisfies readonly EndpointName[];
const TITLE = 'contract-check';

const askUser = (guest: Visitor, query: Row = {}) => guest.ask('_get_hapi_auth_is_login', query);

const MOVED: Reason = {
	consequence: 'A visitor who signs in loses the cart, finds it doubled, or leaves it to the next visitor of the browser.',
	fix: 'Move the lines of the session’s cart to the account’s at sign-in, once, and empty the session’s cart.',
};

/** Rules of accounts. */
export const ACCOUNT_RULES: readonly Rule[] = [
	{
		name: 'a sign-in gets the same refusal for a wrong password, an empty one, and an unknown e-mail',
		needs: LOGIN,
		check: async ({ guest, account }) => {
			const { email } = need(account, 'a known account: pass one, --account EMAIL:PASSWORD');
			const findings: Finding[] = [];
			for (const request of [
				{ email, password: 'no-such-password-7f3a' },
				{ email, password: '' },
				{ email: 'no-such-person-7f3a@shop.example', password: 'no-such-password-7f3a' },
			]) {
				const asked = await guest.ask('_post_hapi_auth_login', request);
				if (JSON.stringify(asked.body) === JSON.stringify({ success: false, label_name: 'error_login_invalid' })) continue;
				findings.push(
					brokenRule(
						asked,
						'$',
						{ expected: '{"success":false,"label_name":"error_login_invalid"}', found: asked.text.slice(0, 120) },
						{
							consequence: 'Strangers find out who has an account in the shop.',
							fix: 'Answer each failed sign-in in the same way, also in the same time.',
						},
					),
				);
			}
			return findings;
		},
	},
	{
		name: 'a sign-in returns a new token, and the previous one stays a visitor’s',
		needs: LOGIN,
		check: async (world) => {
			const customer = await signIn(world.guest, world);
			const reason: Reason = {
				consequence: 'Whoever has planted a token in a browser reads the account of the customer who signs in with it.',
				fix: 'Open a new session at sign-in, and leave the old one without a customer.',
			};
			return [
				...expectValue(await askUser(customer), '$.data.user_id', { wanted: 'the customer', isRight: (value) => !isNothing(value) }, reason),
				...expectValue(await askUser(world.guest), '$.data.user_id', { wanted: 'null', isRight: isNothing }, reason),
			];
		},
	},
	{
		name: 'a sign-in moves the cart to the account, once',
		needs: [...LOGIN, '_post_hapi_webshop_product'],
		check: async (world) => {
			const code = codeOf(need(world.goods.buyable[0], 'a product that can be bought'));
			const before = await signIn(await world.another(), world);
			for (const line of linesOf(await readCart(before))) await remove(before, codeOf(line));
			await add(world.guest, code, 1);
			const customer = await signIn(world.guest, world);
			const moved = [...expectLines(await readCart(customer), [[code, 1]], MOVED), ...expectLines(await readCart(world.guest), [], MOVED)];
			await signIn(world.guest, world);
			const again = expectLines(await readCart(customer), [[code, 1]], MOVED);
			await remove(customer, code);
			return [...moved, ...again];
		},
	},
	{
		name: 'a session stores whether its visitor continues as a guest',
		needs: LOGIN,
		check: async ({ guest }) => {
			const expectStored = async (wanted: boolean) => {
				await askUser(guest, { continue_as_guest: wanted ? 1 : 0 });
				return expectValue(
					await askUser(guest),
					'$.data.continue_as_guest_exist',
					{ wanted: String(wanted), isRight: (value) => value === wanted },
					{
						consequence: 'Guests are sent to the sign-in at each step of checkout.',
						fix: 'Store continue_as_guest with the session, 1 as true and 0 as false.',
					},
				);
			};
			return [...(await expectStored(true)), ...(await expectStored(false))];
		},
	},
	{
		name: 'an address book has one default address of each kind after ten concurrent writes',
		needs: [...BOOK, ...LOGIN],
		check: async (world) => {
			const customer = await signIn(world.guest, world);
			const read = async () => customer.ask('_get_hapi_auth_addresses', {});
			const before = new Set(itemsOf((await read()).body).map(({ id }) => id));
			await Promise.all(Array.from({ length: 10 }, (_, index) => putAddress(customer, { street: `Ilica ${index + 1}` })));
			const asked = await read();
			const rows = itemsOf(asked.body);
			const own = rows.filter(({ id }) => !before.has(id));
			const defaults = (field: string) => rows.filter((row) => row[field] === true).length;
			const found = `${own.length} new ones, ${defaults('default_delivery')} for delivery, ${defaults('default_billing')} for bills`;
			for (const { id } of own) await customer.ask('_delete_hapi_auth_addresses', { id });
			const left = itemsOf((await read()).body).length;
			const reason: Reason = {
				consequence: 'Checkout fills in a different address each time, or the book loses addresses.',
				fix: 'Change the default of a kind for all rows of the customer in one transaction.',
			};
			const wanted = '10 new ones, 1 for delivery, 1 for bills';
			return [
				...(found === wanted ? [] : [brokenRule(asked, '$.data.items', { expected: wanted, found }, reason)]),
				...(left === before.size
					? []
					: [brokenRule(asked, '$.data.items', { expected: `${before.size} after the deletion of the new ones`, found: String(left) }, reason)]),
			];
		},
	},
	{
		name: 'an address book cannot be read, changed or deleted by a guest',
		needs: [...BOOK, ...LOGIN],
		check: async (world) => {
			const customer = await signIn(world.guest, world);
			const id = itemsOf((await putAddress(customer)).body).find(({ title }) => title === TITLE)?.['id'];
			const stranger = await world.another();
			const reason: Reason = {
				consequence: 'Strangers read and change where customers live.',
				fix: 'Return 403 unless the session belongs to the customer of the address.',
			};
			const findings: Finding[] = [];
			for (const [name, request] of [
				['_get_hapi_auth_addresses', {}],
				['_post_hapi_auth_addresses', { id, ...addressOf() }],
				['_delete_hapi_auth_addresses', { id }],
			] as const)
				findings.push(...expectStatus(await stranger.ask(name, request), [401, 403], reason));
			const book = await customer.ask('_get_hapi_auth_addresses', {});
			findings.push(
				...expectValue(
					book,
					'$.data.items',
					{ wanted: `a book with address ${String(id)}`, isRight: () => itemsOf(book.body).some((row) => row['id'] === id) },
					reason,
				),
			);
			await customer.ask('_delete_hapi_auth_addresses', { id });
			return findings;
		},
	},
];

const isNothing = (value: unknown): boolean => value === null || value === undefined;

function addressOf(): Row {
	const { type: _, email: __, ...address } = toGuestForm('');
	return address;
}

const putAddress = (customer: Visitor, more: Row = {}) =>
	customer.ask('_post_hapi_auth_addresses', { title: TITLE, ...addressOf(), default_delivery: true, default_billing: true, ...more });
