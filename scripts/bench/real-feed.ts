import { existsSync } from 'node:fs';

/** Possible paths of a feed of real products: in the repository's data folder, or beside the repository. */
const PLACES = ['.data/feed.jsonl.gz', '../shared/data/opendb-electronics.jsonl.gz'] as const;

/** The first existing path; without a feed, benchmarks use demo products. */
export const REAL_FEED = PLACES.find((path) => existsSync(path)) ?? PLACES[0];
