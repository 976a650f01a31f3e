import { upsert } from '../localization/translations/upsert.ts';
import type { Database } from '../platform/database/tables.ts';

/** Some licences ask that the source of data is named wherever it is shown. */
export const nameSource = (db: Database, text: string): Promise<unknown> => upsert(db, 'labels', ['name'], [{ name: 'catalog_source', text }]);
