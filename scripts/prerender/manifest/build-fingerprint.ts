import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@titraj/contract/site.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { pageSettings } from '#lib/platform/config/page-settings.server.ts';
import { hashCode } from './hash-code.ts';

/** Characters of the short ids: enough to distinguish builds, and short enough to be printed. */
const ID_LENGTH = 12;

interface FingerprintInputs {
	readonly sites: readonly SiteData[];
	readonly redirects: readonly Redirect[];
	/** Id of the client code (`readBuildId`). */
	readonly build: string;
	/** Where pages are written, as in messages. */
	readonly place: string;
}

/**
 * Hash of what every page depends on besides its own data: code, settings, redirects, and the site's data. Products per category are not
 * part of it, because pages that show them follow the products (crawl/affected-paths.ts); nor are menus and labels, whose pages are
 * spliced (crawl/find-spliceable.ts).
 */
export function toBuildFingerprint({ sites, redirects, build, place }: FingerprintInputs): string {
	const siteData = sites.map(({ labels: _labels, menus: _menus, ...site }) => ({
		...site,
		categories: site.categories.map(({ products_total: _, ...category }) => category),
	}));
	return createHash('sha256')
		.update(hashCode())
		.update(JSON.stringify([build, place, redirects, siteData, pageSettings(readEnvironment())]))
		.digest('hex');
}

/** Id of the client code, from the list of its files: open tabs compare their own id with it (Spec 4, Reloads). */
export function readBuildId(dist: string): string {
	const assets = JSON.stringify(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
	return createHash('sha256').update(assets).digest('hex').slice(0, ID_LENGTH);
}

/** Id of all code that renders pages: two machines with the same id render the same bytes from the same data. */
export function toCodeId(dist: string): string {
	return createHash('sha256').update(readBuildId(dist)).update(hashCode()).digest('hex').slice(0, ID_LENGTH);
}

/** Id of the settings that pages contain (docs/environment.md). */
export function toSettingsId(): string {
	const settings = JSON.stringify(pageSettings(readEnvironment()));
	return createHash('sha256').update(settings).digest('hex').slice(0, ID_LENGTH);
}
