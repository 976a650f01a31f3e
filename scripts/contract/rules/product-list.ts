import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Asked, Row, Visitor } from '../visitor.ts';

export const LIST = '_get_hapi_catalog_products' satisfies EndpointName;

/** Products of a list, at most a hundred. */
export const list = (visitor: Visitor, query: Row): Promise<Asked> => visitor.ask(LIST, { limit: 100, ...query });
