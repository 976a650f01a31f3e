/** Makes all siblings of an element and of its ancestors inert, as a modal does. Returns a function that undoes it. */
export function isolate(element: Element): () => void {
	const stilled: HTMLElement[] = [];
	for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
		for (const sibling of part.parentElement.children) {
			if (sibling === part || !(sibling instanceof HTMLElement) || sibling.inert) continue;
			sibling.inert = true;
			stilled.push(sibling);
		}
	}
	return () => {
		for (const sibling of stilled) sibling.inert = false;
	};
}
