import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

interface Command {
	readonly cwd: string;
	readonly env?: NodeJS.ProcessEnv;
}

export interface Ended {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** The environment of a fresh machine whose PATH begins with a Node, without this process's settings. Temporary files and compiled modules are where those of this process are. */
export function freshEnvironment(node: string, settings: Readonly<Record<string, string>> = {}): Record<string, string> {
	const { HOME = '', PATH = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
	return {
		...{ HOME, PATH: `${dirname(node)}:${PATH}` },
		...(TMPDIR !== undefined && { TMPDIR }),
		...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
		...settings,
	};
}

/** The environment to run npm with a Node: keeps this machine's registry settings, and drops the variables of the npm that started this process. */
export function npmEnvironment(node: string): NodeJS.ProcessEnv {
	const kept = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(?:registry|cache|userconfig)$)|^NODE_ENV$|^VITEST/.test(name));
	return { ...Object.fromEntries(kept), PATH: `${dirname(node)}:${process.env['PATH']}` };
}

/** Runs a command to its end. */
export async function runCommand(program: string, args: readonly string[], { cwd, env }: Command): Promise<Ended> {
	const child = spawn(program, args, { cwd, ...(env && { env }), stdio: ['ignore', 'pipe', 'pipe'] });
	const ended = new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
	return { code, stdout, stderr };
}

/** Runs a command and returns its output. Throws with the output if the command fails. */
export async function mustRun(program: string, args: readonly string[], command: Command): Promise<string> {
	const { code, stdout, stderr } = await runCommand(program, args, command);
	if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with code ${code}:\n${stdout}${stderr}`);
	return stdout;
}
