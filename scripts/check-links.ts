import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrokenLinks } from './links/find-broken-links.ts';

/** Checks the links of the prerendered pages in `dist/client`, or in the folder of `--dir`: prints each link that leads nowhere with a page that has it, and the other hosts once. */
const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist/client' } } });

const sitemap = /^Sitemap: (\S+)$/m.exec(readFileSync(join(values.dir, 'robots.txt'), 'utf8'))?.[1];
if (sitemap === undefined) throw new Error(`${values.dir}/robots.txt names no sitemap: run npm run prerender first`);
const { pages, links, fragments, broken, hosts } = await findBrokenLinks(values.dir, new URL(sitemap).origin);
for (const { link, page, why } of broken) console.error(`${link}: ${why} (linked by ${page})`);
console.log(`${pages} pages, ${links} links, ${fragments} of them to a part of a page, ${broken.length} broken; other hosts: ${hosts.join(', ') || 'none'}`);
process.exitCode = broken.length > 0 ? 1 : 0;
