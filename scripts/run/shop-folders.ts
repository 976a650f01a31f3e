import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { cacheFolder } from '../prerender/prerender.ts';
import { lockFolder } from './lock-folder.ts';

/** Where `npm start` keeps the shop's data. */
export const DEFAULT_DATA = '.data/shop';

/** Where `npm start -- --empty` keeps a shop of one's own. */
export const OWN_DATA = '.data/own';

/** Folders of a shop's pages, and of what their next build needs. */
export interface ShopFolders {
	/** Folder of a build: holds `client/` and `server/`. */
	readonly dist: string;
	readonly cache: string;
	/** Folder of encoded pictures; left out for the default one. */
	readonly pictures?: string;
}

/**
 * Folders for a data folder. Each data folder has separate ones, so that two shops can run in one checkout; `npm run prerender` and `npm
 * run serve` use those of the default one.
 */
export function shopFolders(data: string): ShopFolders {
	if (resolve(data) === resolve(DEFAULT_DATA)) return { dist: 'dist', cache: cacheFolder('.') };
	const id = createHash('sha256').update(resolve(data)).digest('hex').slice(0, 8);
	const folder = join('.cache/shops', `${basename(resolve(data))}-${id}`);
	return { dist: join(folder, 'dist'), cache: join(folder, 'prerender'), pictures: join(folder, 'media') };
}

/** Locks a shop's pages while it runs, because another one would overwrite them. Throws if one is already running. */
export function lockShop({ dist, cache }: ShopFolders): Promise<Disposable> {
	const refuse = (owner: string) =>
		`another \`npm start\`${owner} runs in this checkout and serves ${dist}/client, which this one would overwrite; stop it, or start this one with separate data and pages: npm start -- --data .data/other --port 8889 --backend-port 8788`;
	return lockFolder(resolve(cache), { name: 'shop', timeout: 0, refuse });
}
