import Type from 'typebox';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { createKey, findActiveKey, KEY_NAME, listKeys, revokeKey } from '../keys/manage-keys.ts';
import { KEY_SCOPES } from '../keys/scopes.ts';
import { Items, Moment, Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['staff:write'] as const;
const Name = Type.String({ pattern: KEY_NAME.source });

const Key = Strict({
	name: Type.String(),
	/** The beginning of the key, by which logs name it. */
	begins_with: Type.String(),
	scopes: Type.Array(Type.String()),
	created_at: Moment,
	last_used_at: Nullable(Moment),
	revoked_at: Nullable(Moment),
});

export const KEY_ROUTES = [
	route({
		...{ method: 'GET', path: '/keys', operationId: 'listKeys', summary: 'Keys of programs, revoked ones included', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Key),
		async handle({ db }) {
			const keys = await listKeys(db);
			return {
				items: keys.map(({ public_id, created_at, last_used_at, revoked_at, ...key }) => ({
					...{ ...key, begins_with: `tk_${public_id}`, created_at: created_at.toISOString() },
					...{ last_used_at: last_used_at?.toISOString() ?? null, revoked_at: revoked_at?.toISOString() ?? null },
				})),
			};
		},
	}),
	route({
		...{ method: 'POST', path: '/keys', operationId: 'createKey', inOneTransaction: true, scopes: SCOPES },
		summary: 'Creates a key for a program; the answer alone holds it, and is not kept for a repeated call',
		params: Nothing,
		query: Nothing,
		body: Strict({ name: Name, scopes: Type.Array(Type.Enum([...KEY_SCOPES]), { minItems: 1, maxItems: KEY_SCOPES.length, uniqueItems: true }) }),
		response: Strict({ name: Type.String(), key: Type.String() }),
		answersSecret: true,
		sensitive: ({ body: { name } }) => ({ hr: `novi ključ za programe: ${name}`, en: `a new key for programs: ${name}` }),
		async handle({ db, body: { name, scopes } }) {
			if (await findActiveKey(db, name))
				return new FieldErrors([{ field: 'name', reason: 'a key with this name exists: revoke it first, or choose another name' }]);
			return { name, key: await createKey(db, { name, scopes: scopes.join(',') }) };
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/keys/:name',
			operationId: 'revokeKey',
			inOneTransaction: true,
			summary: 'Revokes a key; it is refused from the next call on',
			scopes: SCOPES,
		},
		params: Type.Object({ name: Name }),
		query: Nothing,
		body: null,
		response: Strict({ name: Type.String() }),
		sensitive: ({ params: { name } }) => ({ hr: `opozvan ključ za programe: ${name}`, en: `a key for programs was revoked: ${name}` }),
		async handle({ db, params: { name } }) {
			return (await revokeKey(db, name)) ? { name } : notFound(`key ${name}`);
		},
	}),
];
