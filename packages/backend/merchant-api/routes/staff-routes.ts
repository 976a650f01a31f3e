import Type, { type Static } from 'typebox';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import {
	changeStaff,
	endSessions,
	inviteAgain,
	inviteStaff,
	listStaff,
	listStaffSessions,
	ROLES,
	readRequiredRoles,
	readRole,
	removeStaff,
	resetFactor,
	type StaffMember,
	writeRequiredRoles,
} from '../../staff/index.ts';
import { FieldErrors, route } from '../http/route.ts';
import { toScopes } from '../keys/scope-roles.ts';
import { ById } from '../schemas/by-id.ts';
import { Items, Moment, Nothing, Nullable } from '../schemas/common.ts';
import { MailAddress, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['staff:write'] as const;
const RoleName = Type.Enum([...ROLES]);
const names = { first_name: Text(100), last_name: Text(100) };

const Member = Strict({
	...{ id: Type.Integer(), email: Type.String(), first_name: Type.String(), last_name: Type.String(), role: RoleName },
	/** Invited people have not set their password yet. */
	state: Type.Union([Type.Literal('active'), Type.Literal('invited')]),
	/** Whether the person signs in with a second factor. */
	second_factor: Type.Boolean(),
	sessions: Type.Integer(),
	last_seen_at: Nullable(Moment),
});
export type Member = Static<typeof Member>;

const FactorRoles = Strict({ roles: Type.Array(RoleName, { maxItems: ROLES.length, uniqueItems: true }) });
export type FactorRoles = Static<typeof FactorRoles>;

/** The link is null if a mail takes it there. */
const Invited = Strict({ id: Type.Integer(), link: Nullable(Type.String()) });
export type Invited = Static<typeof Invited>;

const LAST_OWNER = new Refusal(409, 'Conflict', 'the shop needs an owner: make another person an owner first');
const NEW_ROLE = { hr: 'uloga osobe', en: 'the role of a person' };

const SessionView = Strict({ browser: Type.String(), address: Type.String(), created_at: Moment, is_this: Type.Boolean() });
export type StaffSession = Static<typeof SessionView>;

export const STAFF_ROUTES = [
	route({
		...{ method: 'GET', path: '/staff', operationId: 'listStaff', summary: 'People of the shop with their roles', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Member),
		handle: async ({ db }) => ({ items: (await listStaff(db)).map(toView) }),
	}),
	route({
		...{ method: 'GET', path: '/roles', operationId: 'listRoles', summary: 'Roles with their rights', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ role: RoleName, scopes: Type.Array(Type.String()) })),
		handle: async () => ({ items: ROLES.map((role) => ({ role, scopes: [...toScopes(role)] })) }),
	}),
	route({
		...{ method: 'POST', path: '/staff', operationId: 'inviteStaff', inOneTransaction: true, scopes: SCOPES },
		summary: 'Adds a person with a role and mails the link to set a password; without mails the answer holds the link',
		params: Nothing,
		query: Nothing,
		body: Strict({ email: MailAddress, ...names, role: RoleName }),
		response: Invited,
		sensitive: () => ({ hr: 'nova osoba u trgovini', en: 'a new person of the shop' }),
		async handle({ db, config, caller, origin, body: { email, ...person } }) {
			const added = await inviteStaff(db, { ...person, email: email.toLowerCase() }, { origin, secret: config.jwtSecret, who: caller.name });
			if (added === null) return new FieldErrors([{ field: 'email', reason: 'this address already has an account' }]);
			return { id: added.id, link: config.sendsMail ? null : added.link };
		},
	}),
	route({
		...{ method: 'GET', path: '/staff/:id', operationId: 'getStaff', summary: 'A person of the shop', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Member,
		async handle({ db, params: { id } }) {
			const [member] = await listStaff(db, Number(id));
			return member === undefined ? notFound(`person ${id}`) : toView(member);
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/staff/:id',
			operationId: 'changeStaff',
			inOneTransaction: true,
			summary: 'Changes name or role; a new role ends the sessions of the person',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: Strict({ first_name: Type.Optional(names.first_name), last_name: Type.Optional(names.last_name), role: Type.Optional(RoleName) }),
		response: Member,
		sensitive: async ({ db, params: { id }, body: { role } }) => (role === undefined || role === (await readRole(db, Number(id))) ? null : NEW_ROLE),
		async handle({ db, params: { id }, body }) {
			const outcome = await changeStaff(db, Number(id), body);
			if (outcome === 'last_owner') return LAST_OWNER;
			const [member] = await listStaff(db, Number(id));
			return outcome === 'unknown' || member === undefined ? notFound(`person ${id}`) : toView(member);
		},
	}),
	route({
		...{ method: 'DELETE', path: '/staff/:id', operationId: 'removeStaff', inOneTransaction: true, scopes: SCOPES },
		summary: 'Takes role and sessions away; the account stays that of a customer',
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		sensitive: () => ({ hr: 'uklonjena osoba', en: 'a person was removed' }),
		async handle({ db, params: { id } }) {
			const outcome = await removeStaff(db, Number(id));
			if (outcome === 'last_owner') return LAST_OWNER;
			return outcome === 'unknown' ? notFound(`person ${id}`) : { id: Number(id) };
		},
	}),
	route({
		...{
			method: 'POST',
			path: '/staff/:id/invitation',
			operationId: 'inviteStaffAgain',
			inOneTransaction: true,
			summary: 'Mails the link to set a password once more',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Invited,
		async handle({ db, config, caller, origin, params: { id } }) {
			const again = await inviteAgain(db, Number(id), { origin, secret: config.jwtSecret, who: caller.name });
			return again === null ? notFound(`invited person ${id}`) : { id: Number(id), link: config.sendsMail ? null : again.link };
		},
	}),
	route({
		...{ method: 'GET', path: '/staff/:id/sessions', operationId: 'listStaffSessions', summary: 'Where a person is signed in', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Items(SessionView),
		async handle({ db, caller, params: { id } }) {
			const sessions = await listStaffSessions(db, Number(id));
			return {
				items: sessions.map(({ session_id, browser, address, created_at }) => ({
					...{ browser, address, created_at: created_at.toISOString(), is_this: session_id === caller.person?.sessionId },
				})),
			};
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/staff/:id/sessions',
			operationId: 'endStaffSessions',
			inOneTransaction: true,
			summary: 'Signs a person out everywhere',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ ended: Type.Integer() }),
		async handle({ db, params: { id } }) {
			return (await readRole(db, Number(id))) === null ? notFound(`person ${id}`) : { ended: await endSessions(db, Number(id)) };
		},
	}),
	route({
		...{ method: 'DELETE', path: '/staff/:id/second-factor', operationId: 'resetSecondFactor', inOneTransaction: true, scopes: SCOPES },
		summary: 'Takes the second factor of another person away, who lost it, and ends their sessions',
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		sensitive: () => ({ hr: 'poništen drugi korak prijave jedne osobe', en: 'the second factor of a person was reset' }),
		async handle({ db, caller, params: { id } }) {
			if (Number(id) === caller.person?.id)
				return new Refusal(409, 'Conflict', 'another owner resets yours; you can switch it off yourself: DELETE /second-factor');
			return (await readRole(db, Number(id))) !== null && (await resetFactor(db, Number(id))) ? { id: Number(id) } : notFound(`second factor of person ${id}`);
		},
	}),
	route({
		...{ method: 'GET', path: '/second-factor-roles', operationId: 'getSecondFactorRoles', summary: 'Roles that need a second factor', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: FactorRoles,
		handle: async ({ db }) => ({ roles: await readRequiredRoles(db) }),
	}),
	route({
		...{ method: 'PUT', path: '/second-factor-roles', operationId: 'setSecondFactorRoles', inOneTransaction: true, scopes: SCOPES },
		summary: 'Sets the roles that need a second factor; people without one set it up before any other call, also in sessions that are open',
		params: Nothing,
		query: Nothing,
		body: FactorRoles,
		response: FactorRoles,
		sensitive: () => ({ hr: 'uloge kojima treba drugi korak prijave', en: 'the roles that need a second factor' }),
		async handle({ db, body: { roles } }) {
			await writeRequiredRoles(db, roles);
			return { roles: await readRequiredRoles(db) };
		},
	}),
];

const toView = ({ last_seen_at, ...member }: StaffMember) => ({ ...member, last_seen_at: last_seen_at?.toISOString() ?? null });
