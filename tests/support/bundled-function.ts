import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { zipFunctions } from '@netlify/zip-it-and-ship-it';

export type Bundled = Awaited<ReturnType<typeof zipFunctions>>[number];

/** The functions section of netlify.toml. */
const INCLUDED: readonly string[] = JSON.parse(/^included_files = (\[.*\])$/m.exec(readFileSync('netlify.toml', 'utf8'))?.[1] ?? '[]');

/** Options of the platform's bundler. */
export const BUNDLER = { basePath: process.cwd(), config: { '*': { nodeBundler: 'nft' as const, includedFiles: [...INCLUDED] } } };

/** The module that the platform imports, of a function that was bundled into a folder. */
export const mainModuleOf = ({ path, mainFile }: Bundled): string => join(path, relative(process.cwd(), mainFile).replace(/\.ts$/, '.mjs'));
