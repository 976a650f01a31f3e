// Plain JavaScript without packages: it runs on the machine's Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRunningShop } from './run/find-running-shop.mjs';
import { isInstalled } from './run/is-installed.mjs';

/** `node scripts/run-installed.mjs SCRIPT [arguments]`: installs the packages if they differ from package-lock.json, then runs the script. */
const [script, ...words] = process.argv.slice(2);
const NODE = resolve('node_modules/.bin/node');

const installs = !isInstalled('.');
if (installs) install();
if (installs || !isNewEnough()) await runWith(NODE);
else {
	process.argv.splice(1, 2, resolve(script));
	await import(pathToFileURL(resolve(script)).href);
}

function install() {
	const running = findRunningShop('.');
	if (running !== null)
		stop(`The packages differ from package-lock.json, but the shop of this checkout is running (process ${running}): stop it, then try again.`);
	const isFirst = !existsSync('node_modules');
	console.log(`${isFirst ? 'The packages are not installed yet' : 'The packages differ from package-lock.json'}: running npm ci …`);
	const npm = process.env.npm_execpath;
	const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
	const { status } = npm?.endsWith('.js') ? spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit' }) : spawnSync('npm', words, { stdio: 'inherit' });
	if (status !== 0) stop('npm ci failed; its messages above say why. Correct that and run the command again.');
	console.log('The packages are installed.');
}

function stop(message) {
	console.error(message);
	process.exit(1);
}

/** Whether this process can run TypeScript: it is the pinned Node, or a newer one. */
function isNewEnough() {
	const wanted = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node;
	return Number(process.versions.node.split('.')[0]) >= Number(wanted.split('.')[0]);
}

/** Runs the script with another Node and ends like it. Signals reach it through the terminal or from here. */
async function runWith(node) {
	const child = spawn(node, [...process.execArgv, script, ...words], { stdio: 'inherit' });
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
	const [code, signal] = await once(child, 'exit');
	process.exitCode = code ?? 128 + constants.signals[signal];
}
