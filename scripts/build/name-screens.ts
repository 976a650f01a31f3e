import { relative } from 'node:path';

/** Name of the screen that a module implements, such as `catalog/product`; undefined if it is no screen. */
export type NameScreen = (id: string) => string | undefined;

const SCREEN = /^pages\/([a-z_]+\/[\w-]+)\/Screen\.tsx$/;

/** Names our screens by their folder, and those of the shop folder as it declares them. */
export const createNameScreen =
	(root: string, ofShop: ReadonlyMap<string, string> = new Map()): NameScreen =>
	(id) =>
		ofShop.get(id) ?? SCREEN.exec(relative(root, id))?.[1];
