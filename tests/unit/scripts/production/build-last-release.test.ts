import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findLastRelease, hasCommit } from '#scripts/production/build-last-release.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const release = (version: string, commit?: string) => ({ version, date: '2026-12-24', upgrade: [], ...(commit !== undefined && { commit }) });

test('the last release is the newest one whose commit is known: that of a version is named by the commit after it', () => {
	const [newer, older] = ['b'.repeat(40), 'a'.repeat(40)];
	expect(findLastRelease(JSON.stringify([release('0.3.0'), release('0.2.0', newer), release('0.1.0', older)]))).toMatchObject({
		version: '0.2.0',
		commit: newer,
	});
	expect(() => findLastRelease(JSON.stringify([release('0.1.0')]))).toThrow('No version of releases.json names its commit');
});

test('a clone without tags has the commit, a shallow one may lack it, and a whole one must have it', async () => {
	const folder = temporaryFolder('releases-');
	const [whole, shallow, untagged] = [join(folder, 'whole'), join(folder, 'shallow'), join(folder, 'untagged')];
	const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
	const commit = (message: string) => {
		git('-C', whole, '-c', 'user.name=Ana', '-c', 'user.email=ana@titraj.example', 'commit', '--quiet', '--allow-empty', '--message', message);
		return git('-C', whole, 'rev-parse', 'HEAD');
	};
	git('init', '--quiet', whole);
	const released = commit('0.2.0');
	git('-C', whole, 'tag', 'v0.2.0');
	commit('later');
	git('clone', '--quiet', '--no-tags', whole, untagged);
	git('clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, shallow);
	expect(await hasCommit(released, untagged)).toBe(true);
	expect(await hasCommit(released, shallow)).toBe(false);
	await expect(hasCommit('a'.repeat(40), whole)).rejects.toThrow('does not have the commit');
});
