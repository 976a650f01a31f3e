import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests share one shop and run by name, so that tests of its documents run before those whose orders change its stock. */
export class BrowserTestsByName extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isShared = ({ project }: TestSpecification) => project.name.startsWith('e2e');
		const named = sorted.filter(isShared).toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
		return [...sorted.filter((file) => !isShared(file)), ...named];
	}
}
