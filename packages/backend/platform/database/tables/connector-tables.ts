import type { Generated } from 'kysely';

export interface ConnectorTables {
	/** Connectors that report what they gave up. */
	connectors: {
		id: Generated<number>;
		name: string;
		reported_at: Date;
		/** All that it gave up, also what its list left out. */
		problems: number;
		/** Its key, as in the log of changes; null until it reports again. */
		caller: Generated<string | null>;
	};
	connector_problems: {
		id: Generated<number>;
		connector_id: number;
		kind: 'order' | 'fulfilment' | 'product' | 'content' | 'file';
		/** What the connector calls it; unique for its kind. */
		key: string;
		/** Order number, sku, or name of a post, page or file. */
		subject: string;
		reason: string;
		failed_at: Date;
		repeatable: boolean;
		/** What staff chose and the connector has not done yet. */
		decision: 'repeat' | 'dismiss' | null;
	};
	/** What a connector remembers, for backups; it reads it again if its own file is lost. */
	connector_states: {
		connector_id: number;
		saved_at: Date;
		/** Of the connector's own making, base64. */
		state: string;
	};
}
