/** Creates an element with a class and properties. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	className = '',
	properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
	return Object.assign(document.createElement(tag), { className }, properties);
}
