// Plain JavaScript: it has to run on a Node that cannot read TypeScript, and before anything is installed.
import { existsSync, readFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node;
const running = process.versions.node;
const stop = (message, fix) => {
	console.log(`BAD   Node         ${message}\n                   ${fix}\n\nThe shop cannot run yet.`);
	process.exit(1);
};

const leavesOutTools = process.env.NODE_ENV === 'production' || /\bdev\b/.test(process.env.npm_config_omit ?? '');
if (!existsSync('node_modules/vite/package.json')) {
	if (leavesOutTools)
		stop('The packages that build the shop are not installed: npm leaves them out where NODE_ENV is production or omit is dev.', 'Run: npm ci --include=dev');
	stop('The packages are not installed.', 'Run: npm ci');
}
if (Number(running.split('.')[0]) < Number(wanted.split('.')[0]))
	stop(`This is Node ${running}; the tools need ${wanted}.`, 'npm ci has installed it: run scripts with npm (npm run doctor) or with node_modules/.bin/node');
console.log(`good  Node         ${running}`);
await import('./doctor/run.ts');
