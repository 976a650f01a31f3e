import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderLoadedPage } from '#renderer/render-loaded-page.server.ts';
import { pageFunction } from './page-function.ts';
import { startShop } from './start-shop.ts';

/** Serves the pages of a build on demand, over a backend that runs: arguments are the folder of the build and the backend's address. Prints its own. */
const [dist = '', backendUrl = ''] = process.argv.slice(2);
const loadServerBuild = () => import(pathToFileURL(resolve(join(dist, 'server/entry.mjs'))).href);
const shop = await startShop({ backendUrl, named: { page: pageFunction((loaded, site) => renderLoadedPage(loaded, site, loadServerBuild)) } });
console.log(`Listening: ${shop.url}`);
