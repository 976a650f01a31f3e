import { readFileSync, writeFileSync } from 'node:fs';
import { findCouplings, withTables } from './tables/list-tables.ts';

/** Writes which module uses which tables of others into ARCHITECTURE.md. */
const FILE = 'ARCHITECTURE.md';

writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8'), findCouplings()));
console.log(`Wrote the tables of each module into ${FILE}`);
