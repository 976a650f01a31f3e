import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { planRelease } from './release/plan-release.ts';
import { nameCommit } from './release/releases.ts';

const FILES = { package: 'package.json', lock: 'package-lock.json', changelog: 'CHANGELOG.md', releases: 'releases.json' } as const;
const PARTS = globSync('packages/*/package.json').sort();

const { values, positionals } = readCommand({
	usage: 'npm run release -- VERSION [options]',
	about: 'Checks that a version can be released, writes it into the files package.json, CHANGELOG.md and releases.json, commits and tags it (CONTRIBUTING.md).',
	positionals: true,
	options: { 'dry-run': { type: 'boolean', default: false, help: 'checks, and changes nothing' } },
});

try {
	const [version] = positionals;
	if (version === undefined || positionals.length > 1) throw new Error('Which version? npm run release -- 0.2.0');
	if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed');
	if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already`);
	const read = (name: string) => readFileSync(name, 'utf8');
	const files = planRelease(
		{
			...{ package: read(FILES.package), parts: PARTS.map(read), lock: read(FILES.lock) },
			...{ changelog: read(FILES.changelog), releases: read(FILES.releases) },
		},
		{ version, now: new Date() },
	);
	if (values['dry-run']) console.log(`${version} can be released.`);
	else {
		for (const key of ['package', 'lock', 'changelog', 'releases'] as const) writeFileSync(FILES[key], files[key]);
		for (const [at, part] of PARTS.entries()) writeFileSync(part, files.parts[at] ?? '');
		git('commit', '--quiet', '-m', `chore(release): ${version}`, '--', ...Object.values(FILES), ...PARTS);
		git('tag', '--annotate', `v${version}`, '-m', version);
		// A commit cannot contain its own name.
		writeFileSync(FILES.releases, nameCommit(files.releases, git('rev-parse', 'HEAD')));
		git('commit', '--quiet', '-m', `chore(release): name the commit of ${version}`, '--', FILES.releases);
		console.log(`${version} is committed and tagged. Publish it: git push --follow-tags`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function git(...args: readonly string[]): string {
	return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
