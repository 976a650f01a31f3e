export {
	/** A menu by its code. */
	readMenu,
	/** All menus with their entries. */
	readMenus,
} from './read-menus.ts';
