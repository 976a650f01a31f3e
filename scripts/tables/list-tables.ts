import { globSync, readFileSync } from 'node:fs';
import { TABLE_OWNERS } from '@titraj/backend/platform/database/table-owners.ts';
import { findTableUses } from './find-table-uses.ts';

/** Tables of others that a module of the backend reads or writes; a table that it writes is not named among those that it reads. */
export interface Coupling {
	readonly module: string;
	readonly owns: readonly string[];
	readonly reads: readonly string[];
	readonly writes: readonly string[];
}

const BLOCK = /<!-- tables -->\n[\s\S]*?<!-- \/tables -->/;

/** Modules that name a table, by name. Migrations and the types of the tables belong to no module. */
export function findCouplings(): readonly Coupling[] {
	const tables = new Set<string>(Object.values(TABLE_OWNERS).flat());
	const byModule = Map.groupBy(
		globSync('packages/backend/*/**/*.ts').filter((file) => !/^packages\/backend\/(?:migrations|node_modules|platform\/database\/tables)\//.test(file)),
		(file) => file.split('/')[2] ?? '',
	);
	return [...byModule]
		.map(([module, files]) => {
			const owns: readonly string[] = Object.entries(TABLE_OWNERS).find(([owner]) => owner === module)?.[1] ?? [];
			const uses = files.map((file) => findTableUses(readFileSync(file, 'utf8'), tables));
			const writes = new Set(uses.flatMap((use) => [...use.writes]).filter((table) => !owns.includes(table)));
			const reads = new Set(uses.flatMap((use) => [...use.reads]).filter((table) => !owns.includes(table) && !writes.has(table)));
			return { module, owns, reads: [...reads].toSorted(), writes: [...writes].toSorted() };
		})
		.filter(({ owns, reads, writes }) => owns.length + reads.length + writes.length > 0)
		.toSorted((one, other) => (one.module < other.module ? -1 : 1));
}

/** The document with the present list between its marks. */
export const withTables = (markdown: string, couplings: readonly Coupling[]): string =>
	markdown.replace(BLOCK, () => `<!-- tables -->\n\n${couplings.map(toItem).join('\n')}\n\n<!-- /tables -->`);

function toItem({ module, owns, reads, writes }: Coupling): string {
	const parts = [
		owns.length > 0 ? `owns ${owns.length}` : '',
		reads.length > 0 ? `reads ${named(reads)}` : '',
		writes.length > 0 ? `writes ${named(writes)}` : '',
	];
	return `- \`${module}\`: ${parts.filter((part) => part !== '').join('; ')}`;
}

const named = (tables: readonly string[]): string => `${tables.length} of others (${tables.join(', ')})`;
