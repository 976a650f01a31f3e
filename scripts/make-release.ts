import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { planRelease, type ReleaseFiles } from './release/plan-release.ts';

const FILES: { readonly [Key in keyof ReleaseFiles]: string } = {
	package: 'package.json',
	lock: 'package-lock.json',
	changelog: 'CHANGELOG.md',
	releases: 'releases.json',
};

const { values, positionals } = readCommand({
	usage: 'npm run release -- VERSION [options]',
	about: 'Checks that a version can be released, writes it into package.json, CHANGELOG.md and releases.json, commits and tags it (CONTRIBUTING.md).',
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
		{ package: read(FILES.package), lock: read(FILES.lock), changelog: read(FILES.changelog), releases: read(FILES.releases) },
		{ version, now: new Date() },
	);
	if (values['dry-run']) console.log(`${version} can be released.`);
	else {
		for (const key of ['package', 'lock', 'changelog', 'releases'] as const) writeFileSync(FILES[key], files[key]);
		git('commit', '--quiet', '-m', `chore(release): ${version}`, '--', ...Object.values(FILES));
		git('tag', '--annotate', `v${version}`, '-m', version);
		console.log(`${version} is committed and tagged. Publish it: git push --follow-tags`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function git(...args: readonly string[]): string {
	return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
