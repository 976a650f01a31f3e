import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Id of a process that runs `npm start` in a checkout (scripts/run/shop-folders.ts); null if none does. */
export function findRunningShop(root) {
	const shops = join(root, '.cache/shops');
	const others = existsSync(shops) ? readdirSync(shops).map((name) => join(shops, name, 'prerender')) : [];
	for (const folder of [join(root, '.cache/prerender'), ...others]) {
		const owner = join(folder, 'shop.owner');
		const id = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
		if (id > 0 && isAlive(id)) return id;
	}
	return null;
}

function isAlive(id) {
	try {
		process.kill(id, 0);
	} catch (error) {
		if (error.code !== 'EPERM') return false;
	}
	return runsNode(id);
}

/** Whether a process is one of Node: a killed shop leaves its id behind, which another program may have got. Linux alone tells. */
function runsNode(id) {
	try {
		return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('node');
	} catch {
		return true;
	}
}
