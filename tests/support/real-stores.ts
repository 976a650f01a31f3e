import { existsSync } from 'node:fs';

/** Where a list of real stores is looked for: kept in the repository's folder of data, or beside the repository. */
const PLACES = ['.data/stores.json.gz', '../shared/data/stores-cc0.json.gz'];

/** The first that is there. */
export const REAL_STORES = PLACES.find((path) => existsSync(path));
