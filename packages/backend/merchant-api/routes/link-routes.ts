import Type, { type Static } from 'typebox';
import { findLinkStates, listLinkTargets } from '../../content/index.ts';
import { route } from '../http/route.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
const State = Type.Union([Type.Literal('found'), Type.Literal('moved'), Type.Literal('hidden'), Type.Literal('missing'), Type.Literal('elsewhere')]);
export type LinkState = Static<typeof State>;

export const LINK_ROUTES = [
	route({
		...{ method: 'GET', path: '/link-targets', operationId: 'listLinkTargets', scopes: SCOPES },
		summary: 'Visible pages, categories, lists and the newest posts that a menu or block can lead to',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ title: Type.String(), path: Type.String() })),
		handle: async ({ db }) => ({ items: await listLinkTargets(db) }),
	}),
	route({
		...{ method: 'POST', path: '/link-checks', operationId: 'checkLinks', scopes: SCOPES, changesNothing: true },
		summary: 'Where links lead, in their order: `found`, `moved` by a redirect, `hidden` from shoppers, `missing`, or `elsewhere`, which is not asked',
		params: Nothing,
		query: Nothing,
		body: Strict({ urls: Type.Array(Text(500), { maxItems: 2600 }) }),
		response: Strict({ states: Type.Array(State) }),
		handle: async ({ db, body: { urls } }) => ({ states: await findLinkStates(db, urls) }),
	}),
];
