import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { drawQr } from '../../platform/barcode/draw-qr.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest, notFound, Refusal } from '../../platform/http/refusal.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import {
	beginFactor,
	confirmFactor,
	isConfirmed,
	notifyOwners,
	readBegun,
	readFactor,
	readRequiredRoles,
	removeFactor,
	renewRecoveryCodes,
	toUri,
	writeAudit,
} from '../../staff/index.ts';
import { authenticatePerson } from '../http/authenticate-person.ts';
import type { Caller } from '../http/caller.ts';
import { toJoined } from '../http/joined-transaction.ts';
import { NOT_CONFIRMED } from '../http/run-write.ts';
import { Strict } from '../schemas/text.ts';
import { sendWait } from './session-route.ts';

const PATH = '/second-factor';

/** First code of a new factor. */
const FirstCode = Strict({ code: Type.String({ maxLength: 40 }) });
const firstCode = Compile(FirstCode);

const RecoveryCodes = Strict({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** `required`: the role needs one. */
const State = Strict({ enabled: Type.Boolean(), required: Type.Boolean(), recovery_left: Type.Integer() });
export type SecondFactor = Static<typeof State>;

/** `secret` is for an app that cannot read the picture; `uri` opens an app on this device. */
const Begun = Strict({ secret: Type.String(), uri: Type.String() });
export type BegunFactor = Static<typeof Begun>;

/** Calls about the caller's own second factor, for the API's description. */
export const SECOND_FACTOR_CALLS = [
	{
		...{ method: 'get', path: PATH, operationId: 'getSecondFactor', summary: 'Whether the caller has a second factor, and whether the role needs one' },
		...{ body: null, response: State },
	},
	{
		...{ method: 'post', path: PATH, operationId: 'beginSecondFactor' },
		summary: 'Begins a second factor; the app reads the address, or the picture at /second-factor/qr. Needs the password confirmed',
		...{ body: null, response: Begun },
	},
	{
		...{ method: 'post', path: `${PATH}/confirmation`, operationId: 'confirmSecondFactor', body: FirstCode, response: RecoveryCodes },
		summary: 'Switches the second factor on by its first code; the answer alone holds the recovery codes',
	},
	{
		...{ method: 'post', path: `${PATH}/recovery-codes`, operationId: 'renewRecoveryCodes', body: null, response: RecoveryCodes },
		summary: 'Replaces the recovery codes. Needs the password confirmed',
	},
	{
		...{ method: 'delete', path: PATH, operationId: 'removeSecondFactor', body: null, response: Strict({ enabled: Type.Boolean() }) },
		summary: 'Switches the second factor off, unless the role needs one. Needs the password confirmed',
	},
] as const;

interface Own {
	readonly caller: Caller;
	readonly person: NonNullable<Caller['person']>;
}

/** A person's own second factor: set up, new recovery codes, off. */
export function registerSecondFactor(scope: FastifyInstance, { db, config }: Shop): void {
	const tools = { app: scope, db, secret: config.jwtSecret };
	const ownerOf = ({ person }: Own) => ({ userId: person.id, secret: config.jwtSecret });

	type Answer = (own: Own, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
	/** Answers the person who is signed in; answers are stored nowhere. */
	const forPerson =
		(answer: Answer, { isSensitive = false } = {}) =>
		async (request: FastifyRequest, reply: FastifyReply) => {
			const caller = await authenticatePerson(request, tools, { beforeSecondFactor: true });
			if (caller instanceof Refusal) return sendProblem(request, reply, caller);
			if (caller.person === null) return sendProblem(request, reply, NOT_CONFIRMED);
			if (isSensitive && !(await isConfirmed(db, caller.person.sessionId))) return sendProblem(request, reply, NOT_CONFIRMED);
			const answered = await answer({ caller, person: caller.person }, request, reply.header('cache-control', 'no-store'));
			return answered instanceof Refusal ? sendProblem(request, reply, answered) : answered;
		};
	const record = async (trx: Database, { caller, person }: Own, operation: Operation) => {
		const { what, ...states } = CHANGES[operation];
		await writeAudit(trx, { caller: caller.id, name: caller.name, operation, entity: `/staff/${person.id}`, ...states });
		await notifyOwners(trx, { who: caller.name, what, when: config.now() });
	};
	const isRequired = async ({ person }: Own) => (await readRequiredRoles(db)).includes(person.role);

	scope.get(
		PATH,
		forPerson(async (own) => ({ ...(await readFactor(db, own.person.id)), required: await isRequired(own) })),
	);

	scope.post(
		PATH,
		forPerson(
			async (own) => {
				const secret = await beginFactor(db, ownerOf(own));
				return secret === null ? ALREADY_ON : { secret, uri: await toAddress(own, secret) };
			},
			{ isSensitive: true },
		),
	);

	scope.get(
		`${PATH}/qr`,
		forPerson(async (own, request, reply) => {
			const secret = await readBegun(db, ownerOf(own));
			return secret === null ? notFound(request.url) : reply.type('image/png').send(await drawQr(await toAddress(own, secret)));
		}),
	);

	scope.post(
		`${PATH}/confirmation`,
		forPerson(async (own, request, reply) => {
			if (!firstCode.Check(request.body)) return badRequest('send code');
			const proof = { ...ownerOf(own), code: request.body.code.replaceAll(/\s/g, ''), now: config.now() };
			const outcome = await db.transaction().execute(async (trx) => {
				const confirmed = await confirmFactor(toJoined(trx), proof);
				if (confirmed !== 'wrong' && typeof confirmed !== 'number') await record(trx, own, 'confirmSecondFactor');
				return confirmed;
			});
			if (typeof outcome === 'number') return sendWait(request, reply, outcome);
			if (outcome === 'wrong') return new Refusal(403, 'Code Wrong', 'the code is wrong');
			return { recovery_codes: outcome };
		}),
	);

	scope.post(
		`${PATH}/recovery-codes`,
		forPerson(
			async (own, request) => {
				const codes = await db.transaction().execute(async (trx) => {
					const renewed = await renewRecoveryCodes(toJoined(trx), own.person.id);
					if (renewed !== null) await record(trx, own, 'renewRecoveryCodes');
					return renewed;
				});
				return codes === null ? notFound(request.url) : { recovery_codes: codes };
			},
			{ isSensitive: true },
		),
	);

	scope.delete(
		PATH,
		forPerson(
			async (own) => {
				if (await isRequired(own)) return REQUIRED;
				await db.transaction().execute(async (trx) => {
					if (await removeFactor(trx, own.person.id)) await record(trx, own, 'removeSecondFactor');
				});
				return { enabled: false };
			},
			{ isSensitive: true },
		),
	);

	async function toAddress({ person }: Own, secret: string): Promise<string> {
		return toUri({ issuer: (await readShopSettings(db)).siteName, label: person.email, secret });
	}
}

/** What is logged of each change, and mailed to the owners. */
const CHANGES = {
	confirmSecondFactor: {
		...{ before: { second_factor: false }, after: { second_factor: true } },
		what: { hr: 'uključen vlastiti drugi korak prijave', en: 'their own second factor, now on' },
	},
	renewRecoveryCodes: {
		...{ before: null, after: { recovery_codes: 'renewed' } },
		what: { hr: 'zamijenjeni vlastiti kodovi za oporavak', en: 'their own recovery codes, now new ones' },
	},
	removeSecondFactor: {
		...{ before: { second_factor: true }, after: { second_factor: false } },
		what: { hr: 'isključen vlastiti drugi korak prijave', en: 'their own second factor, now off' },
	},
} as const;
type Operation = keyof typeof CHANGES;

const ALREADY_ON = new Refusal(409, 'Conflict', 'the second factor is on: switch it off first');
const REQUIRED = new Refusal(409, 'Conflict', 'the role needs a second factor');
