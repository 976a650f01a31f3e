import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildParts } from '#renderer/document/build-of-parts.ts';

/** The modules of a build that the page function renders with, as `functions/page.ts` loads them. */
export async function loadBuiltParts(dist: string): Promise<BuildParts> {
	const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(resolve(dist), 'server', name)).href);
	const [pieces, { renderChrome }, { probe, manifest, labelPlan }] = await Promise.all([load('page-pieces.mjs'), load('chrome.mjs'), load('shell.mjs')]);
	return { pieces: { ...pieces, renderChrome }, manifest, labelPlan, renderProbe: async () => probe };
}
