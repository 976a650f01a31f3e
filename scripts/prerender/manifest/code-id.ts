import { createHash } from 'node:crypto';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { pageSettings } from '#lib/config/page-settings.server.ts';
import { readBuildId } from '#scripts/prerender/publish/write-site-files.ts';
import { hashCode } from './hash-code.ts';

/** Id of all code that pages are made by: two machines with one id make the same bytes of the same data. */
export function toCodeId(dist: string): string {
	return createHash('sha256').update(readBuildId(dist)).update(hashCode()).digest('hex').slice(0, 12);
}

/** Id of the settings that stand in pages (docs/environment.md). */
export const toSettingsId = (): string =>
	createHash('sha256')
		.update(JSON.stringify(pageSettings(readEnvironment())))
		.digest('hex')
		.slice(0, 12);
