/** What is shown above an isolated element, not below it: it stays active. */
const ABOVE = ':modal, :popover-open';

/**
 * Makes all siblings of an element and of its ancestors inert, as a modal does, including those that are added later, such as the consent banner.
 * What is shown above it stays active: an open dialog, a toast. Returns a function that undoes it.
 */
export function isolate(element: Element): () => void {
	const disabled: HTMLElement[] = [];
	const disable = (node: Node) => {
		if (!(node instanceof HTMLElement) || node.inert || node.contains(element) || isAbove(node)) return;
		node.inert = true;
		disabled.push(node);
	};
	const added = new MutationObserver((records) => {
		for (const { addedNodes } of records) addedNodes.forEach(disable);
	});
	for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
		for (const sibling of part.parentElement.children) disable(sibling);
		added.observe(part.parentElement, { childList: true });
	}
	return () => {
		added.disconnect();
		for (const sibling of disabled) sibling.inert = false;
	};
}

const isAbove = (node: HTMLElement): boolean => node.matches(ABOVE) || node.querySelector(ABOVE) !== null;
