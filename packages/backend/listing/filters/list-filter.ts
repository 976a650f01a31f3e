import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import type { RawBuilder, SqlBool } from 'kysely';

/** A filter of product lists, declared once: its parameters and its condition. */
export interface ListFilter<Name extends string = string> {
	/** Name in the counts' SQL. */
	readonly name: Name;
	/** Parameters of the products query (packages/contract/products-query.ts); the storefront's addresses have the same. */
	readonly parameters: readonly (keyof ProductsQuery)[];
	/** Condition on `products as p`; null if the query does not set the filter. Values are parameters of the statement, so that its text is the same for all of them. */
	condition(query: ProductsQuery): RawBuilder<SqlBool> | null;
}

/** Keeps the name's type. */
export const listFilter = <const Name extends string>(filter: ListFilter<Name>): ListFilter<Name> => filter;
