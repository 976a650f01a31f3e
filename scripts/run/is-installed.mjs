import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether `node_modules` holds the packages of package-lock.json. Optional ones may be missing: npm leaves out those of other platforms. */
export function isInstalled(root) {
	const record = join(root, 'node_modules/.package-lock.json');
	if (!existsSync(record)) return false;
	const installed = packagesOf(record);
	return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => path === '' || isSame(wanted, installed[path]));
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function isSame(wanted, found) {
	if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
	return wanted.version === found.version && wanted.integrity === found.integrity;
}
