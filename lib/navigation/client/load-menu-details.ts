import { type MenuDetailsByUrl, menuDetailsPath } from '../menu-details.ts';

/** Loads the details of the category menu in the document's language. Without connection or file there are none. */
export async function loadMenuDetails(): Promise<MenuDetailsByUrl> {
	try {
		const response = await fetch(menuDetailsPath(document.documentElement.lang));
		return response.ok ? await response.json() : {};
	} catch {
		return {};
	}
}
