import { Operation, readOperation } from '../../operation/index.ts';
import { route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';

export const OPERATION_ROUTES = [
	route({
		...{ method: 'GET', path: '/operation', operationId: 'readOperation', summary: 'State of the shop for its operator', scopes: ['operation:read'] },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Operation,
		handle: ({ db, config }) => readOperation(db, config),
	}),
];
