import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { connectLabelService, printLabels, readLabel } from '../../courier-labels/index.ts';
import { toGatewayRefusal } from '../../platform/http/from-outside.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Scope } from '../keys/scopes.ts';

const scopes: readonly Scope[] = ['orders:read', 'orders:write'];
const Ids = Type.Object({ ids: Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,98}$' }) });

/** The call that answers with labels as PDF, for the API's description. */
export const LABEL_FILE = {
	...{ path: '/courier-labels/pdf', operationId: 'getCourierLabels', scopes, params: Type.Object({}), query: Ids, type: 'application/pdf' },
	summary: 'Labels of one carrier as a PDF to print, by their ids with commas; the carrier is asked for it',
} as const;

/** Labels as a file to print. */
export function registerLabelFiles(scope: FastifyInstance, { db, config }: Shop): void {
	scope.get(LABEL_FILE.path, { config: { scopes } }, async (request, reply) => {
		const { query } = request;
		const ids = Check(Ids, query) ? query.ids.split(',').map(Number) : [];
		const labels = (await Promise.all(ids.map((id) => readLabel(db, id)))).filter((label) => label !== null);
		const [first] = labels;
		const parcels = labels.flatMap(({ state, parcel_id }) => (state === 'made' && parcel_id !== null ? [parcel_id] : []));
		if (first === undefined || parcels.length < ids.length) return sendProblem(request, reply, notFound(request.url));
		if (labels.some(({ carrier }) => carrier !== first.carrier))
			return sendProblem(request, reply, new Refusal(409, 'Conflict', 'the labels are of several carriers'));
		const service = connectLabelService(first.carrier, config);
		if (service === null) return sendProblem(request, reply, new Refusal(409, 'Conflict', `the settings of ${first.carrier} are missing`));
		const bytes = await printLabels(service, parcels).catch(toGatewayRefusal);
		if (typeof bytes === 'string') return sendProblem(request, reply, new Refusal(409, 'Conflict', bytes));
		if (bytes instanceof Refusal) return sendProblem(request, reply, bytes);
		return reply.type('application/pdf').header('content-disposition', 'inline; filename="labels.pdf"').send(Buffer.from(bytes));
	});
}
