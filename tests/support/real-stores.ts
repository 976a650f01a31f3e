import { existsSync } from 'node:fs';

/** Possible paths of a list of real stores: in the repository's data folder, or beside the repository. */
const PLACES = ['.data/stores.json.gz', '../shared/data/stores-cc0.json.gz'];

/** The first existing path. */
export const REAL_STORES = PLACES.find((path) => existsSync(path));
