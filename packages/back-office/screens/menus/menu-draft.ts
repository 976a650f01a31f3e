import type { MenuEntry } from '@titraj/backend/merchant-api/routes/menu-routes.ts';
import { swap } from '../../ui/swap.ts';

/** A line of a menu as it is edited; a deeper one belongs to the nearest line above that is not. */
export interface MenuLine {
	/** Permanent: translations of the entry are found by it. */
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly isDeep: boolean;
}

export const newLine = (): MenuLine => ({ id: newId(), title: '', url: '', isDeep: false });

const newId = (): string => `entry-${crypto.randomUUID()}`;

export const toLines = (items: readonly MenuEntry[]): readonly MenuLine[] =>
	items.flatMap(({ items: below, ...entry }) => [toLine(entry, false), ...below.map((link) => toLine(link, true))]);

const toLine = ({ id, title, url }: { readonly id?: string; readonly title: string; readonly url: string }, isDeep: boolean): MenuLine => ({
	...{ id: id ?? newId(), title, url, isDeep },
});

/** Whether the line at a place has others that belong to it. */
export const isGroup = (lines: readonly MenuLine[], place: number): boolean => lines[place]?.isDeep === false && lines[place + 1]?.isDeep === true;

/** The menu that the lines make. */
export function toItems(lines: readonly MenuLine[]): readonly MenuEntry[] {
	const items: { id: string; title: string; url: string; items: { id: string; title: string; url: string }[] }[] = [];
	for (const { id, title, url, isDeep } of lines) {
		const link = { id, title: title.trim(), url: url.trim() };
		const above = items.at(-1);
		if (isDeep && above !== undefined) above.items.push(link);
		else items.push({ ...link, items: [] });
	}
	return items;
}

/** Moves a line by one place up (-1) or down (1), with those below it if it has any; unchanged where there is no place. */
export function moveLine(lines: readonly MenuLine[], id: string, by: -1 | 1): readonly MenuLine[] {
	const groups = toGroups(lines);
	const group = groups.findIndex(([first]) => first?.id === id);
	if (group !== -1) return swap(groups, group, group + by).flat();
	const place = lines.findIndex((line) => line.id === id);
	const moved = swap(lines, place, place + by);
	// The first line belongs to no other.
	return moved[0]?.isDeep ? lines : moved;
}

/** Moves a line, with those below it, to the place of another; a place is a line's index. A line of the first level goes around groups, not into them. */
export function moveLineTo(lines: readonly MenuLine[], id: string, place: number): readonly MenuLine[] {
	const from = lines.findIndex((line) => line.id === id);
	const to = Math.max(0, Math.min(lines.length - 1, place));
	if (from === -1 || from === to) return lines;
	if (lines[from]?.isDeep) {
		const moved = insert(lines, from, to);
		return moved[0]?.isDeep ? insert(lines, from, 1) : moved;
	}
	const groups = toGroups(lines);
	const groupAt = (index: number) => groups.findIndex((group) => group.some((line) => line === lines[index]));
	return insert(groups, groupAt(from), groupAt(to)).flat();
}

function insert<T>(items: readonly T[], from: number, to: number): readonly T[] {
	const others = items.filter((_item, index) => index !== from);
	return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** Makes a line belong to the one above, or not. Lines that belonged to it stay below it. */
export const nestLine = (lines: readonly MenuLine[], id: string, isDeep: boolean): readonly MenuLine[] =>
	lines.map((line, place) => (line.id === id && place > 0 ? { ...line, isDeep } : line));

/** Takes a line away, with those that belong to it. */
export const removeLine = (lines: readonly MenuLine[], id: string): readonly MenuLine[] => {
	const [group] = toGroups(lines).filter(([first]) => first?.id === id);
	const gone = new Set(group?.map((line) => line.id) ?? [id]);
	return lines.filter((line) => !gone.has(line.id));
};

/** Lines of the first level, each with those that belong to it. */
function toGroups(lines: readonly MenuLine[]): readonly (readonly MenuLine[])[] {
	const groups: MenuLine[][] = [];
	for (const line of lines) {
		const last = groups.at(-1);
		if (line.isDeep && last !== undefined) last.push(line);
		else groups.push([line]);
	}
	return groups;
}
