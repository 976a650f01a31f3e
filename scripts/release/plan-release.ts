import { compareVersions, formatReleases, isVersion, parseReleases, type Release } from './releases.ts';

/** Texts of the files that a release changes. */
export interface ReleaseFiles {
	readonly package: string;
	/** package.json of each part. */
	readonly parts: readonly string[];
	readonly lock: string;
	readonly changelog: string;
	readonly releases: string;
}

const UNRELEASED = '## [Unreleased]';

/**
 * The files as a new version has them: the unreleased section of CHANGELOG.md gets the version's heading, and its lines below "### To do" become the steps of the release.
 * Throws with the reason if there is nothing to release, or if the version is not the next one.
 */
export function planRelease(files: ReleaseFiles, { version, now }: { readonly version: string; readonly now: Date }): ReleaseFiles {
	if (!isVersion(version)) throw new Error(`${version} is not a version such as 0.2.0`);
	const { version: current }: { version: string } = JSON.parse(files.package);
	const newer = parseReleases(files.releases).find((release) => compareVersions(release.version, version) >= 0);
	if (newer !== undefined) throw new Error(`${newer.version} is released already: ${version} must be newer`);
	if (compareVersions(version, current) < 0) throw new Error(`package.json has the newer version ${current}`);
	const { before, section, after } = splitChangelog(files.changelog);
	if (!/^- /m.test(section)) throw new Error('CHANGELOG.md has no lines below [Unreleased]: add what a user notices');
	const date = now.toISOString().slice(0, 10);
	const release: Release = { version, date, upgrade: readToDo(section) };
	return {
		package: replaceOnce(files.package, `"version": "${current}"`, `"version": "${version}"`),
		parts: files.parts.map((part) => replaceOnce(part, `"version": "${current}"`, `"version": "${version}"`)),
		lock: lockVersion(files.lock, current, version),
		changelog: `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n${section}${after}`,
		releases: formatReleases([release, ...parseReleases(files.releases)]),
	};
}

function splitChangelog(text: string): { readonly before: string; readonly section: string; readonly after: string } {
	const at = text.indexOf(`${UNRELEASED}\n`);
	if (at === -1) throw new Error(`CHANGELOG.md has no heading ${UNRELEASED}`);
	const begin = at + UNRELEASED.length + 1;
	const next = text.indexOf('\n## [', begin);
	const end = next === -1 ? text.length : next + 1;
	return { before: text.slice(0, at), section: text.slice(begin, end), after: text.slice(end) };
}

/** Entries below the heading "### To do". */
function readToDo(section: string): readonly string[] {
	const [, ...rest] = section.split('### To do\n');
	const [part = ''] = rest.join('').split('\n### ');
	return part.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

/** The lock file names the version of the shop, and that of each part. */
function lockVersion(text: string, current: string, version: string): string {
	const lock: { version: string; packages: Record<string, { version?: string }> } = JSON.parse(text);
	const own = Object.entries(lock.packages).flatMap(([path, entry]) => (path.includes('node_modules/') ? [] : [entry]));
	for (const entry of [lock, ...own]) {
		if (entry.version !== current) throw new Error(`The files are of different versions: ${entry.version} instead of ${current} in package-lock.json`);
		entry.version = version;
	}
	return `${JSON.stringify(lock, null, '\t')}\n`;
}

function replaceOnce(text: string, from: string, to: string): string {
	if (!text.includes(from)) throw new Error(`The files are of different versions: ${from} is missing`);
	return text.replace(from, () => to);
}
