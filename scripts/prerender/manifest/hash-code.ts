import { findShopFolder } from '@titraj/contract/shop/load-shop.ts';
import { hashSources } from '../../run/hash-sources.ts';

/** Files whose code turns the backend's answers into pages. */
const CODE = ['{components,lib,locales,packages/contract,pages,public,renderer}/**/*.*', 'scripts/{prerender,rebuild}/**/*.ts', 'package-lock.json'];

/** Set at build time in compiled programs, which are deployed without sources (vite.node.config.ts). */
declare const __CODE_HASH__: string | undefined;

/** Hash of the code that renders pages; in compiled programs it is the hash of their sources. */
export const hashCode = (): string => (typeof __CODE_HASH__ === 'undefined' ? hashSources([...CODE, ...shopFiles()]) : __CODE_HASH__);

function shopFiles(): readonly string[] {
	const shop = findShopFolder();
	return shop ? [`${shop.folder}/**/*.*`] : [];
}
