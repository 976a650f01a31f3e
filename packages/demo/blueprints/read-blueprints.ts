import { filesOf, readJson } from '../load/read-json.ts';
import { type Blueprint, BlueprintFile } from './blueprint.ts';
import { compileDraft } from './compile-draft.ts';
import { inPlace } from './records.ts';

/** One blueprint per leaf category, in the order of their departments. */
export const BLUEPRINTS: readonly Blueprint[] = filesOf('blueprints')
	.map(readBlueprint)
	.sort((one, other) => one.department - other.department);

function readBlueprint(path: string): Blueprint {
	const file = readJson(path, BlueprintFile);
	const draft = inPlace(path, () => compileDraft(file));
	return { ...file, design: (design) => inPlace(path, () => draft(design)) };
}
