import { type MenuDetailsByUrl, menuDetailsPath } from '../menu-details.ts';

/** Loads the details of the category menu in the document's language. Empty if the build has no such file; null if it could not be read, so a retry may help. */
export async function loadMenuDetails(): Promise<MenuDetailsByUrl | null> {
	try {
		const response = await fetch(menuDetailsPath(document.documentElement.lang));
		if (response.ok) return await response.json();
		return response.status === 404 ? {} : null;
	} catch {
		return null;
	}
}
