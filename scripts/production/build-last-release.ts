import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseReleases, type Release } from '../release/releases.ts';
import { buildSources, installRelease } from './install-release.ts';
import { mustRun, npmEnvironment, runCommand } from './run-command.ts';

/** A released version whose commit is known. */
export type ReleasedCommit = Pick<Release, 'version'> & { readonly commit: string };

/** The newest released version that names its commit. Throws if none does. */
export function findLastRelease(text: string): ReleasedCommit {
	const found = parseReleases(text).find((release): release is Release & ReleasedCommit => release.commit !== undefined);
	if (found === undefined) throw new Error('No version of releases.json names its commit');
	return found;
}

/**
 * Builds the last released version from its commit and installs it as on a production machine; `.cache` keeps it for the next run. Returns its folder, or null in a shallow
 * clone that lacks the commit. Throws if a whole clone lacks it.
 */
export async function buildLastRelease({ commit }: ReleasedCommit): Promise<string | null> {
	const folder = resolve('.cache/releases', commit);
	if (existsSync(folder)) return folder;
	if (!(await hasCommit(commit, '.'))) return null;
	const work = mkdtempSync(join(tmpdir(), 'shop-release-'));
	const [sources, packed, half] = [join(work, 'sources'), join(work, 'sources.tar'), `${folder}.half`];
	try {
		mkdirSync(sources);
		await mustRun('git', ['archive', '--output', packed, commit], { cwd: '.' });
		await mustRun('tar', ['-xf', packed, '-C', sources], { cwd: '.' });
		await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: sources, env: npmEnvironment(process.execPath) });
		await buildSources(sources);
		rmSync(half, { recursive: true, force: true });
		await installRelease(half, sources);
		renameSync(half, folder);
		return folder;
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

/** Whether a repository has a commit, which only a shallow clone may lack. Throws if a whole one does. */
export async function hasCommit(commit: string, repository: string): Promise<boolean> {
	const place = { cwd: repository };
	if ((await runCommand('git', ['cat-file', '-e', `${commit}^{commit}`], place)).code === 0) return true;
	if ((await mustRun('git', ['rev-parse', '--is-shallow-repository'], place)).trim() === 'true') return false;
	throw new Error(`This repository does not have the commit that releases.json names: ${commit}`);
}

export const readLastRelease = (): ReleasedCommit => findLastRelease(readFileSync('releases.json', 'utf8'));
