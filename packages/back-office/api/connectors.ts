import type { Connector } from '@titraj/backend/merchant-api/routes/connector-routes.ts';
import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Connector };

export type ConnectorProblem = Connector['problems'][number];

export const readConnectors = read<Items<Connector>>('/connectors');
export const decideProblem = ({ id, failed_at }: ConnectorProblem, decision: 'repeat' | 'dismiss'): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/connector-problems/${id}/decision`, body: { decision, failed_at } });
export const forgetConnector = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/connectors/${id}` });
