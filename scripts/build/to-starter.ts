/** Oldest supported Node of a production machine; `engines` of the packages and scripts/check-production.ts name the same. */
export const OLDEST_NODE = '22.19.0';

/**
 * A program that imports a module, or says in one sentence that Node is too old. The import is dynamic: older versions of Node fail on its modules
 * before they run anything. The program itself is plain enough for them.
 */
export function toStarter(module: string): string {
	const [major, minor] = OLDEST_NODE.split('.');
	return `const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
	console.error('This program needs Node ${major}.${minor} or newer, but this is Node ' + process.versions.node + '. Install a newer one and start the program again.');
	process.exit(1);
}
await import('${module}');
`;
}
