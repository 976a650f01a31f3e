import { type MenuDetailsByUrl, menuDetailsPath } from '../menu-details.ts';

/** Loads the details of the category menu in the document's language. None if the file is missing or the browser is offline. */
export async function loadMenuDetails(): Promise<MenuDetailsByUrl> {
	try {
		const response = await fetch(menuDetailsPath(document.documentElement.lang));
		return response.ok ? await response.json() : {};
	} catch {
		return {};
	}
}
