import { createHash } from 'node:crypto';
import { hashSources } from '../run/hash-sources.ts';
import { CODE } from './basis.ts';
import { readBuildId } from './write-site-files.ts';

/** Id of all code that pages are made by: two machines with one id make the same bytes of the same data. */
export function toCodeId(dist: string): string {
	return createHash('sha256').update(readBuildId(dist)).update(hashSources(CODE)).digest('hex').slice(0, 12);
}
