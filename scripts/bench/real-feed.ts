import { existsSync } from 'node:fs';

/** Where a feed of real products is looked for: kept in the repository's folder of data, or beside the repository. */
const PLACES = ['.data/feed.jsonl.gz', '../shared/data/opendb-electronics.jsonl.gz'] as const;

/** The first that is there; benches make demo products where none is. */
export const REAL_FEED = PLACES.find((path) => existsSync(path)) ?? PLACES[0];
