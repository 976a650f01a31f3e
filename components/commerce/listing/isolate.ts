/** Makes everything beside an element inert, as a modal does, until the answered function is called. */
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
