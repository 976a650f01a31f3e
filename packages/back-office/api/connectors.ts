import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface ConnectorProblem {
	readonly id: number;
	readonly kind: 'order' | 'fulfilment' | 'product' | 'content';
	/** Order number, sku, or name of a post or page. */
	readonly subject: string;
	readonly reason: string;
	/** Whether the connector can do it again by itself. */
	readonly repeatable: boolean;
	readonly failed_at: string;
	/** What staff chose and the connector has not done yet. */
	readonly decision: 'repeat' | 'dismiss' | null;
}

export interface Connector {
	readonly id: number;
	readonly name: string;
	readonly reported_at: string;
	/** All that it gave up, also what the list leaves out. */
	readonly total: number;
	readonly problems: readonly ConnectorProblem[];
}

export const readConnectors = read<Items<Connector>>('/connectors');
export const decideProblem = ({ id, failed_at }: ConnectorProblem, decision: 'repeat' | 'dismiss'): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/connector-problems/${id}/decision`, body: { decision, failed_at } });
export const forgetConnector = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/connectors/${id}` });
