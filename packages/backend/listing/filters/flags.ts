import { FLAG_FILTERS, type FlagFilter } from '@titraj/contract/flag-filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listFilter } from './list-filter.ts';

/** Column of products that tells what each filter keeps that is on or off. */
const COLUMNS: Readonly<Record<FlagFilter, keyof Tables['products']>> = { available: 'stocked', discounted: 'reduced' };

export const FLAG_COLUMNS: readonly string[] = Object.values(COLUMNS);

/** Condition on the alias of products, or of the narrow rows of a list (facets/scope.ts). */
export const keepsFlag = (name: FlagFilter, alias: 'p' | 's'): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(`${alias}.${COLUMNS[name]}`)}`;

export const flags = FLAG_FILTERS.map((name) => listFilter({ name, parameters: [name], condition: (query) => (query[name] ? keepsFlag(name, 'p') : null) }));
