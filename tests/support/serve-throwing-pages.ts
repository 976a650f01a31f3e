import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildParts } from '#renderer/document/build-of-parts.ts';
import { renderLoadedPage } from '#renderer/render-loaded-page.server.ts';
import { pageFunction } from './page-function.ts';
import { startShop } from './start-shop.ts';

/** Serves the pages of a build on demand, with a running backend; the arguments are the folder of the build and the backend's address. Prints its own address. */
const [dist = '', backendUrl = ''] = process.argv.slice(2);
const load = (name: string) => import(pathToFileURL(resolve(join(dist, 'server', name))).href);
async function loadParts(): Promise<BuildParts> {
	const [pieces, { renderChrome }, { probe, manifest, labelPlan }] = await Promise.all(['page-pieces.mjs', 'chrome.mjs', 'shell.mjs'].map(load));
	return { pieces: { ...pieces, renderChrome }, manifest, labelPlan, renderProbe: async () => probe };
}
const shop = await startShop({ backendUrl, named: { page: pageFunction((loaded, site) => renderLoadedPage(loaded, site, loadParts)) } });
console.log(`Listening: ${shop.url}`);
